import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { type IncomingMessage, request } from "node:http"
import { type AddressInfo, createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { expect, test } from "vitest"
import { openBackend } from "#backend/open.ts"
import { freePort } from "#tests/support/free-port.ts"
import { copyPreparedData } from "#tests/support/prepared-data.ts"
import { loadBuiltSite } from "./site.ts"

const ENTRY = join(import.meta.dirname, "../index.ts")
/** Without the settings of this run; the compile cache halves the CPU time of a start. */
const ENV = {
  PATH: process.env.PATH ?? "",
  NODE_ENV: "production",
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? "",
}

/** Starts the site and waits for its end: exit code and its output. */
function start(env: Record<string, string>): Promise<{ code: number | null; lines: string }> {
  const child = spawn(process.execPath, [ENTRY], {
    env: { ...ENV, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let lines = ""
  child.stdout.on("data", chunk => (lines += chunk))
  child.stderr.on("data", chunk => (lines += chunk))
  return new Promise(resolve => child.once("close", code => resolve({ code, lines })))
}

async function takenPort() {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  return { port: (server.address() as AddressInfo).port, free: () => server.close() }
}

test("a bad variable is reported in one sentence", async () => {
  expect(await start({ PORT: "http" })).toEqual({
    code: 1,
    lines: "PORT must be a whole number from 1 to 65535, for example PORT=3000\n",
  })
})

test("a port in use is reported with its process and an alternative before anything else starts", async () => {
  const { free, port } = await takenPort()
  const folder = mkdtempSync(join(tmpdir(), "start-"))
  const { code, lines } = await start({ PORT: String(port), DATA_DIR: folder })
  expect({ code, lines }).toEqual({
    code: 1,
    lines: expect.stringMatching(
      new RegExp(
        `^Port ${port} is in use by process ${process.pid} \\(node.*\\); stop it, or choose another one, for example PORT=${port + 1}\n$`,
      ),
    ),
  })
  free()
  rmSync(folder, { recursive: true })
})

test("reports a HOST that is not an address of this machine", async () => {
  const { code, lines } = await start({ HOST: "203.0.113.1", PORT: String(await freePort()) })
  expect({ code, lines }).toEqual({
    code: 1,
    lines:
      "HOST=203.0.113.1 is not an address of this machine; use one of its addresses, for example HOST=127.0.0.1\n",
  })
})

test("reports a data folder that is not writable", async () => {
  const folder = mkdtempSync(join(tmpdir(), "start-"))
  const file = join(folder, "file")
  writeFileSync(file, "")
  const { code, lines } = await start({ DATA_DIR: join(file, "data"), PORT: String(await freePort()) })
  expect(code).toBe(1)
  expect(lines).toBe(
    `The data folder ${join(file, "data")} is not writable; set DATA_DIR to another folder, for example DATA_DIR=.data\n`,
  )
  rmSync(folder, { recursive: true })
})

test("a data folder of another version is reported in one sentence with the remedy", async () => {
  const folder = mkdtempSync(join(tmpdir(), "start-"))
  const migrationsDir = join(folder, "migrations")
  mkdirSync(migrationsDir)
  writeFileSync(join(migrationsDir, "20261115100000_old.sql"), "select 1")
  const dataDir = join(folder, "data")
  await (await openBackend({ dataDir, migrationsDir })).close()
  const { code, lines } = await start({ DATA_DIR: dataDir, PORT: String(await freePort()) })
  expect(code).toBe(1)
  expect(lines.trimEnd().split("\n").at(-1)).toBe(
    "The database has migration 20261115100000_old, which this version of the site does not know: " +
      "start the version that applied it, run npm run db:reset to start with an empty one, or name an empty one in DATABASE_URL.",
  )
  rmSync(folder, { recursive: true })
})

test("an unreachable database server is one sentence without stack trace or password", async () => {
  const folder = mkdtempSync(join(tmpdir(), "start-"))
  const env = {
    DATA_DIR: folder,
    PORT: String(await freePort()),
    DATABASE_URL: "postgres://user:hunter2@127.0.0.1:9/none",
  }
  const { code, lines } = await start(env)
  expect(code).toBe(1)
  expect(lines).not.toMatch(/hunter2|\n\s+at /)
  expect(lines.trim().split("\n").at(-1)).toMatch(/127\.0\.0\.1/)
  rmSync(folder, { recursive: true })
})

test("an unbuilt site reports what to run", async () => {
  const folder = mkdtempSync(join(tmpdir(), "start-"))
  await expect(loadBuiltSite(folder)).rejects.toThrow(
    /The site is not built: .* is missing\. Run npm run build/,
  )
  rmSync(folder, { recursive: true })
})

/** Starts the site and waits until its last line says that it runs. */
async function run(env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "start-"))
  await copyPreparedData(folder)
  const port = String(await freePort())
  const child = spawn(process.execPath, [ENTRY], {
    env: { ...ENV, PORT: port, DATA_DIR: folder, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const ended = new Promise<number | null>(resolve => child.once("close", resolve))
  let lines = ""
  await new Promise<void>((resolve, reject) => {
    child.once("close", () => reject(new Error(lines)))
    child.stdout.on("data", chunk => {
      lines += chunk
      if (/^ {2}payments .*\n/m.test(lines)) resolve()
    })
  })
  async function stop() {
    child.kill("SIGTERM")
    const code = await ended
    rmSync(folder, { recursive: true })
    return code
  }
  return { folder, port, lines, stop }
}

test("the site starts with progress output, responds, and leaves no process after a signal", async () => {
  const { folder, port, lines, stop } = await run({})
  expect(lines).toMatch(
    /PostgreSQL.*Loading the built site….*Open Airway is at http:\/\/localhost:\d+\n {2}mode {6}embedded/s,
  )
  expect(lines).toContain("  payments  built-in test provider, no money moves\n")
  const page = await fetch(`http://127.0.0.1:${port}/`)
  expect([page.status, page.headers.get("content-security-policy")]).toEqual([
    200,
    expect.stringContaining("'sha256-"),
  ])
  const pid = Number(readFileSync(join(folder, "postgres/postmaster.pid"), "utf8").split("\n")[0])
  expect(await stop()).toBe(0)
  expect(() => process.kill(pid, 0)).toThrow("ESRCH")
})

test("at a public address without Stripe keys the site starts and the test provider does not", async () => {
  const { port, lines, stop } = await run({ SITE_URL: "https://www.example.org" })
  expect(lines).toMatch(
    /^ {2}payments {2}off: the test provider does not start at a public SITE_URL; set STRIPE_SECRET_KEY and /m,
  )
  async function ask(path: string, method = "GET") {
    const headers = { host: "www.example.org" }
    const sent = request({ host: "127.0.0.1", port, path, method, headers }).end()
    const [response] = (await once(sent, "response")) as [IncomingMessage]
    return { status: response.statusCode, body: await text(response) }
  }
  const { status, body } = await ask("/donate")
  expect(status).toBe(200)
  expect(body).toContain("By mail, for now")
  expect(body).not.toMatch(/name="(amount|own_amount)"|Test mode/)
  expect((await ask(`/donate/test-checkout?gift=${crypto.randomUUID()}`)).status).toBe(404)
  expect((await ask(`/donate/test-card?change=${crypto.randomUUID()}`)).status).toBe(404)
  expect((await ask("/functions/v1/payment-webhook", "POST")).status).toBe(404)
  expect(await stop()).toBe(0)
})
