import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"

const clone = mkdtempSync(join(tmpdir(), "open-airway-clone-"))
afterAll(() => rmSync(clone, { recursive: true, force: true }))

test("npm start brings a fresh clone up, and a second start reuses everything", {
  timeout: 300_000,
}, async () => {
  copyWhatGitWouldCommit(clone)

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

/** Files tracked or about to be: what a clone of the next commit would hold. */
function copyWhatGitWouldCommit(target: string) {
  const list = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  })
  for (const file of list.split("\0").filter(Boolean)) cpSync(file, join(target, file))
}

async function start() {
  const port = await freePort()
  const url = `http://localhost:${port}`
  // A new developer's shell: nothing of this run's settings, and not the Node that npm put first for us.
  const PATH = process.env.PATH!.split(":").filter(folder => !folder.includes("node_modules"))
  const env = { HOME: process.env.HOME, PATH: PATH.join(":"), PORT: String(port) }
  const child = spawn("npm", ["start"], {
    cwd: clone,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  })
  let text = ""
  for (const stream of [child.stdout, child.stderr]) stream.on("data", chunk => (text += chunk))
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`npm start ended:\n${text}`)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  return { url, output: () => text, pressControlC: () => pressControlC(child) }
}

/** Interrupts everything that the terminal would, and waits until the database has shut down too. */
async function pressControlC(child: ChildProcess) {
  process.kill(-child.pid!, "SIGINT")
  const database = join(clone, ".data/postgres/postmaster.pid")
  while (existsSync(database) || isAlive(child.pid!)) await new Promise(resolve => setTimeout(resolve, 50))
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function answers(url: string) {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

function freePort() {
  return new Promise<number>(resolve => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
