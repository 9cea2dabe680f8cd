import { spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { freePort } from "#tests/support/free-port.ts"
import { copyPreparedData } from "#tests/support/prepared-data.ts"
import { practiceEnvironment } from "../env.ts"
import { newPass } from "./pass.ts"
import { STARTS_OVER } from "./process.ts"

const KEY = "a".repeat(64)
const folder = mkdtempSync(join(tmpdir(), "practice-"))
const port = String(await freePort())
const origin = `http://127.0.0.1:${port}`
await copyPreparedData(folder)
const child = spawn(process.execPath, [join(import.meta.dirname, "../index.ts")], {
  env: practiceEnvironment({
    ...{ PORT: port, HOST: "127.0.0.1", SITE_URL: origin, DATA_DIR: folder, PRACTICE_KEY: KEY },
    NODE_ENV: "production",
  }),
  stdio: ["ignore", "pipe", "inherit"],
})
const ended = new Promise<number | null>(resolve => child.once("close", resolve))
afterAll(async () => {
  child.kill("SIGTERM")
  await ended
  rmSync(folder, { recursive: true })
})
await new Promise<void>((resolve, reject) => {
  let lines = ""
  child.once("close", () => reject(new Error(lines)))
  child.stdout.on("data", chunk => {
    lines += chunk
    if (/^ {2}payments .*\n/m.test(lines)) resolve()
  })
})

const jar = new Map<string, string>()

async function ask(path: string, form?: Record<string, string>) {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ")
  const response = await fetch(origin + path, {
    ...(form && { method: "POST", body: new URLSearchParams(form) }),
    headers: { cookie, ...(form && { origin }) },
    redirect: "manual",
  })
  for (const line of response.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
    jar.set(name!, value!)
  }
  return { status: response.status, headers: response.headers, text: await response.text() }
}

test("a practice site opens with a link, marks every page, sends no email, and starts over", async () => {
  for (const path of ["/", "/practice", "/rest/v1/articles", "/robots.txt"])
    expect((await ask(path)).status, path).toBe(403)
  const entrance = await ask(`/practice?pass=${newPass(KEY, 1)}`)
  expect([entrance.status, entrance.headers.get("location")]).toEqual([303, "/practice"])
  expect((await ask("/practice", { email: "someone@else.example" })).status).toBe(404)
  const signedIn = await ask("/practice", { email: "admin@openairway.example" })
  expect([signedIn.status, signedIn.headers.get("location")]).toEqual([303, "/staff"])

  for (const path of [
    "/",
    "/emergency",
    "/donate",
    "/courses",
    "/narcatsworld",
    "/no-such-page",
    "/me",
    "/staff",
  ]) {
    const { headers, text } = await ask(path)
    expect(text, path).toContain("Nothing here is real")
    expect(headers.get("x-robots-tag"), path).toBe("noindex, nofollow")
  }
  expect((await ask("/robots.txt")).text).toContain("Disallow: /\n")

  expect((await ask("/staff/doctor", {})).status).toBe(303)
  const doctor = (await ask("/staff/doctor")).text
  expect(doctor).toContain("no email server, and cards that are never charged")
  await expect.poll(async () => (await ask("/staff/emails")).text).toContain("Kept on this machine")

  expect((await ask("/practice", { intent: "start-over" })).text).toContain("Fresh data is on its way")
  expect(await ended).toBe(STARTS_OVER)
})
