import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { readFileSync } from "node:fs"

const TICKS_PER_SECOND = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }))

/** Starts a Node program of ours on a port and waits for its first 200. */
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
  while (!(await answers(`http://127.0.0.1:${port}${path}`))) {
    if (child.exitCode !== null) throw new Error(`${args.join(" ")} ended with code ${child.exitCode}`)
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  return { child, bootMs: performance.now() - started }
}

export function stopServer(child: ChildProcess) {
  return new Promise(resolve => {
    child.once("exit", resolve)
    child.kill("SIGTERM")
  })
}

/** A process and everything below it. */
export function family(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean)
  return [pid, ...children.flatMap(child => family(Number(child)))]
}

export function cpuSeconds(pids: readonly number[]) {
  return pids.reduce((sum, pid) => {
    // The second field is the program's name in parentheses and may hold spaces: count from behind it.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ")
    return sum + (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
  }, 0)
}

/** Memory that belongs to these processes alone plus their share of what they share. */
export function residentMegabytes(pids: readonly number[]) {
  return pids.reduce((sum, pid) => {
    const kilobytes = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1]
    return sum + Number(kilobytes) / 1024
  }, 0)
}

async function answers(url: string) {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
