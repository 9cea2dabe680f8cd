import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { afterAll, expect, test } from "vitest"
import { freePort } from "#tests/support/free-port.ts"

const POLL_MS = 50
// They end a hung test with what the site printed; a busy machine never reaches them.
const ANSWER_MS = 60_000
const LIMIT_MS = 600_000
// A run from a fresh clone has just installed, built and served the site; this does so again.
const longTest = test.runIf(process.env.LONG_TESTS)
// Without the settings of this run, and without the Node that npm put first on the PATH.
const PATH = process.env.PATH!.split(":").filter(folder => !folder.includes("node_modules"))
const ENV = { HOME: process.env.HOME, PATH: PATH.join(":") }
const clone = mkdtempSync(join(tmpdir(), "open-airway-clone-"))
afterAll(() => rmSync(clone, { recursive: true, force: true }))

longTest("npm start runs a fresh clone, and a second start installs and builds nothing", async () => {
  copyCommittedFiles(clone)

  const first = await start()
  expect(first.output()).toContain("Installing packages")
  expect(first.output()).toContain("Building the site")
  expect(first.output()).toContain(first.url)
  expect(await (await fetch(first.url)).text()).toContain("<h1")
  await first.pressControlC()

  const second = await start()
  expect(second.output()).not.toContain("Installing packages")
  expect(second.output()).not.toContain("Building the site")
  expect(await (await fetch(second.url)).text()).toContain("<h1")
  await second.pressControlC()
})

longTest("npm start builds again after a change, and does not start what cannot be built", () => {
  writeFileSync(join(clone, "vite.config.ts"), 'throw new Error("no such plugin")')
  const { status, stdout, stderr } = spawnSync("npm", ["start"], { cwd: clone, env: ENV, encoding: "utf8" })
  expect(stdout).toContain("Building the site")
  expect(stderr).toContain("The site could not be built.")
  expect(status).toBe(1)
})

/** Tracked files and untracked files that are not ignored: what a clone of the next commit would contain. */
function copyCommittedFiles(target: string) {
  const list = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  })
  const files = list.split("\0").filter(file => file && existsSync(file))
  for (const file of files) cpSync(file, join(target, file))
}

async function start() {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = { ...ENV, PORT: String(port) }
  const child = spawn("npm", ["start"], {
    cwd: clone,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  })
  let text = ""
  for (const stream of [child.stdout, child.stderr]) stream.on("data", chunk => (text += chunk))
  const started = Date.now()
  for (let answer = await ask(url); answer !== 200; answer = await ask(url)) {
    if (child.exitCode !== null) throw new Error(`npm start exited:\n${text}`)
    if (Date.now() - started > LIMIT_MS) throw new Error(`${url} answers ${answer}:\n${text}`)
    // A site that answers already is not asked so often that its rate limit applies.
    await delay(typeof answer === "number" ? 1000 : POLL_MS)
  }
  return { url, output: () => text, pressControlC: () => pressControlC(child) }
}

/** Interrupts the process group like a terminal, and waits until PostgreSQL has shut down too. */
async function pressControlC(child: ChildProcess) {
  process.kill(-child.pid!, "SIGINT")
  const postmaster = join(clone, ".data/postgres/postmaster.pid")
  while (existsSync(postmaster) || isAlive(child.pid!)) await delay(POLL_MS)
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** The status of the home page, or why there is none. A request that gets no answer is sent again. */
async function ask(url: string) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) })
    await response.text()
    return response.status
  } catch (error) {
    return String(error)
  }
}
