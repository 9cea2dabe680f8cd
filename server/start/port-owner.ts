import { execFile } from "node:child_process"
import { readdirSync, readFileSync, readlinkSync } from "node:fs"
import { basename } from "node:path"
import { promisify } from "node:util"

const run = promisify(execFile)
const LISTENING = "0A"

/** The process that listens on a TCP port, if this user may see it. */
export async function portOwner(port: number): Promise<{ pid: number; command: string } | undefined> {
  try {
    const pid = process.platform === "linux" ? listenerInProc(port) : await listenerByTool(port)
    return pid ? { pid, command: await commandOf(pid) } : undefined
  } catch {
    // The tool is missing or the process has just ended; the port alone is reported then.
    return undefined
  }
}

function listenerInProc(port: number): number | undefined {
  const hexPort = port.toString(16).toUpperCase().padStart(4, "0")
  const sockets = new Set(
    ["/proc/net/tcp", "/proc/net/tcp6"]
      .flatMap(file => readFileSync(file, "utf8").trim().split("\n").slice(1))
      .map(line => line.trim().split(/\s+/))
      .filter(([, local, , state]) => local?.endsWith(`:${hexPort}`) && state === LISTENING)
      .map(fields => `socket:[${fields[9]}]`),
  )
  return readdirSync("/proc")
    .map(Number)
    .find(pid => pid > 0 && openFiles(pid).some(file => sockets.has(file)))
}

function openFiles(pid: number): string[] {
  try {
    const folder = `/proc/${pid}/fd`
    return readdirSync(folder).map(name => readlinkSync(`${folder}/${name}`))
  } catch {
    // The process has ended or belongs to another user.
    return []
  }
}

async function listenerByTool(port: number): Promise<number | undefined> {
  if (process.platform === "win32") {
    const { stdout } = await run("netstat", ["-ano", "-p", "TCP"])
    return Number(new RegExp(`:${port}\\s+\\S+\\s+LISTENING\\s+(\\d+)`).exec(stdout)?.[1])
  }
  const { stdout } = await run("lsof", ["-nP", `-iTCP:${port}`, "-sTCP:LISTEN", "-t"])
  return Number.parseInt(stdout, 10)
}

// Node names its processes "MainThread", so the program and its script are shown; other arguments may be secret.
async function commandOf(pid: number): Promise<string> {
  if (process.platform === "win32") return ""
  if (process.platform !== "linux") return (await run("ps", ["-p", String(pid), "-o", "comm="])).stdout.trim()
  const [program = "", ...args] = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0")
  const name = basename(program)
  const script = name === "node" ? args.find(arg => arg !== "" && !arg.startsWith("-")) : undefined
  return script ? `${name} ${script}` : name
}
