import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { afterAll, expect, onTestFinished, test } from "vitest"
import { freePort } from "#tests/support/free-port.ts"
import { startPracticeSite } from "#tests/support/practice-site.ts"
import { copyPreparedData } from "#tests/support/prepared-data.ts"
import { newPass } from "./pass.ts"
import { runPractice, STARTS_OVER } from "./process.ts"

const KEY = "a".repeat(64)
const { origin, ended, close } = await startPracticeSite(KEY)
afterAll(close)

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

test("a running practice site has fresh data at night and when someone asks for it", async () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), "practice-")), "data")
  await copyPreparedData(dataDir)
  const changed = join(dataDir, "changed")
  writeFileSync(changed, "")
  const port = String(await freePort())
  const own = `http://127.0.0.1:${port}`
  let isNight: () => void = () => undefined
  const practice = runPractice({
    ...{ root: resolve(import.meta.dirname, "../.."), dataDir, dev: false, isVerbose: false },
    settings: { PORT: port, HOST: "127.0.0.1", SITE_URL: own, TRUST_PROXY: "off" },
    warn: console.error,
    everyNight(startOver) {
      isNight = startOver
      return () => undefined
    },
  })
  onTestFinished(async () => {
    await practice.stop()
    rmSync(resolve(dataDir, ".."), { recursive: true })
  })
  const isReady = () =>
    fetch(`${own}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  const isOver = async () => !existsSync(changed) && (await isReady())

  await expect.poll(isReady).toBe(true)
  expect(existsSync(changed)).toBe(true)
  isNight()
  await expect.poll(isOver).toBe(true)

  writeFileSync(changed, "")
  const body = new URLSearchParams({ intent: "start-over" })
  await fetch(`${own}/practice`, { method: "POST", body, headers: { origin: own } })
  await expect.poll(isOver).toBe(true)
  expect(await (await fetch(`${own}/practice`)).text()).toContain("Nothing here is real")
})
