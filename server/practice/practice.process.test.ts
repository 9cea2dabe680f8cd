import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, onTestFinished, test } from "vitest"
import { freePort } from "#tests/support/free-port.ts"
import { startPracticeSite } from "#tests/support/practice-site.ts"
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

/** Stands for the site, whose first start takes long: it has a data folder and ends with the same code. */
const QUICK_SITE = `
import { mkdirSync } from "node:fs"
import { createServer } from "node:http"
mkdirSync(process.env.DATA_DIR, { recursive: true })
createServer(({ method }, response) => {
  response.setHeader("Connection", "close")
  response.end(() => method === "POST" && process.exit(${STARTS_OVER}))
}).listen(process.env.PORT, "127.0.0.1")
`

test("a running practice site has fresh data at night and when someone asks for it", async () => {
  const root = mkdtempSync(join(tmpdir(), "practice-"))
  const dataDir = join(root, "data")
  const changed = join(dataDir, "changed")
  mkdirSync(join(root, "server"))
  writeFileSync(join(root, "server/index.ts"), QUICK_SITE)
  const port = String(await freePort())
  const own = `http://127.0.0.1:${port}`
  let isNight: () => void = () => undefined
  const practice = runPractice({
    ...{ root, dataDir, dev: false, isVerbose: false },
    settings: { PORT: port, HOST: "127.0.0.1", SITE_URL: own, TRUST_PROXY: "off" },
    warn: console.error,
    everyNight(startOver) {
      isNight = startOver
      return () => undefined
    },
  })
  onTestFinished(async () => {
    await practice.stop()
    rmSync(root, { recursive: true })
  })
  const isReady = () =>
    fetch(own).then(
      ({ ok }) => ok,
      () => false,
    )
  const isOver = async () => !existsSync(changed) && (await isReady())

  await expect.poll(isReady).toBe(true)
  writeFileSync(changed, "")
  isNight()
  await expect.poll(isOver).toBe(true)

  writeFileSync(changed, "")
  await fetch(own, { method: "POST" })
  await expect.poll(isOver).toBe(true)
})

/** Stands for a site that cannot start until its folder has a file, and then says so in its log. */
const FAILING_SITE = `
import { existsSync } from "node:fs"
if (existsSync("fixed")) {
  console.log(JSON.stringify({ level: "error", message: "uncaught error", error: "TypeError: x is not a function" }))
  process.exit(1)
}
console.error("Port 3001 is in use by another program; choose another one")
process.exit(1)
`

test("a practice site that cannot start is tried ever less often, with the reason in the log", async () => {
  const root = mkdtempSync(join(tmpdir(), "practice-"))
  mkdirSync(join(root, "server"))
  writeFileSync(join(root, "server/index.ts"), FAILING_SITE)
  const lines: string[] = []
  const delays: number[] = []
  let retry: () => void = () => undefined
  const practice = runPractice({
    ...{ root, dataDir: join(root, "data"), dev: false, isVerbose: false },
    settings: { PORT: "3001", HOST: "127.0.0.1", SITE_URL: "http://127.0.0.1:3001", TRUST_PROXY: "off" },
    warn: line => void lines.push(line),
    everyNight: () => () => undefined,
    later(start, milliseconds) {
      delays.push(milliseconds / 60_000)
      retry = start
      return () => undefined
    },
  })
  onTestFinished(async () => {
    await practice.stop()
    rmSync(root, { recursive: true })
  })
  for (let count = 1; count <= 7; count++) {
    await expect.poll(() => delays.length).toBe(count)
    expect(practice.isRunning()).toBe(false)
    expect(practice.failure()).toMatchObject({ count, reason: expect.stringMatching(/^Port 3001 is in use/) })
    if (count === 7) writeFileSync(join(root, "fixed"), "")
    retry()
  }
  await expect.poll(() => delays.length).toBe(8)
  expect(delays).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
  expect(practice.failure()?.reason).toBe("TypeError: x is not a function")
  expect(lines[1]).toBe(
    "The practice site does not run: Port 3001 is in use by another program; choose another one. It starts again in 2 min.",
  )
})
