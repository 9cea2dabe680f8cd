import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"

const TICKS_PER_SECOND = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }))

/** Starts a Node program on a port and waits for its first 200. */
export async function startServer(
  args: string[],
  port: number,
  path: string,
  env: Record<string, string> = {},
) {
  const started = performance.now()
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), ...env },
    stdio: ["ignore", "ignore", "inherit"],
  })
  // No server outlives the measurement, whatever happens.
  process.on("exit", () => child.kill("SIGTERM"))
  while (!(await answers(`http://127.0.0.1:${port}${path}`))) {
    if (child.exitCode !== null) throw new Error(`${args.join(" ")} ended with code ${child.exitCode}`)
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  return { child, bootMs: performance.now() - started }
}

/** What a Node program prints. */
export function outputOf(args: string[], env: Record<string, string>) {
  return execFileSync(process.execPath, args, {
    env: { ...process.env, NODE_ENV: "production", ...env },
    encoding: "utf8",
  })
}

export function stopServer(child: ChildProcess) {
  return new Promise<unknown>(resolve => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve(null)
    child.once("exit", resolve)
    child.kill("SIGTERM")
  })
}

/** CPU seconds of a process and its descendants, including exited children. */
export function cpuSeconds(pid: number) {
  return family(pid).reduce((sum, member) => sum + ownSeconds(member) + exitedChildrenSeconds(member), 0)
}

/** CPU seconds of a process alone; in nanoseconds per thread, so that a single request can be measured. */
export function ownSeconds(pid: number) {
  return threads(pid).reduce((sum, thread) => {
    const [nanoseconds = "0"] = processFile(pid, `task/${thread}/schedstat`).split(" ")
    return sum + Number(nanoseconds) / 1e9
  }, 0)
}

function exitedChildrenSeconds(pid: number) {
  // The second field is the program name in parentheses and may contain spaces, so count after it.
  const fields = processFile(pid, "stat").split(") ").at(-1)!.split(" ")
  const [user = 0, system = 0] = fields.slice(13, 15).map(Number)
  return (user + system) / TICKS_PER_SECOND
}

/** Proportional memory of a process and its descendants. */
export function residentMegabytes(pid: number) {
  return family(pid).reduce((sum, member) => {
    const kilobytes = /^Pss:\s+(\d+)/m.exec(processFile(member, "smaps_rollup"))?.[1]
    return sum + Number(kilobytes ?? 0) / 1024
  }, 0)
}

function family(pid: number): number[] {
  const children = processFile(pid, `task/${pid}/children`).trim().split(" ").filter(Boolean)
  return [pid, ...children.flatMap(child => family(Number(child)))]
}

function threads(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
  } catch {
    return []
  }
}

// PostgreSQL workers come and go: an exited one is counted with its parent.
function processFile(pid: number, name: string) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8")
  } catch {
    return ""
  }
}

async function answers(url: string) {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
