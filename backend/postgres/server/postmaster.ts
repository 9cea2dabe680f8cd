import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process"
import { closeSync, existsSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import type { Binaries } from "./binaries.ts"
import type { ListenAddress } from "./listen-address.ts"
import { stopWithThisProcess } from "./parent-watch.ts"
import { matchFolderOwner, type ServerAccount } from "./server-account.ts"

/** Everything needed to start the server. */
export interface ServerPlan {
  binaries: Binaries
  account: ServerAccount
  cluster: string
  address: ListenAddress
  logFile: string
  /** Replace the settings below. */
  settings?: Record<string, string>
}

// Writes are durable, logs contain no user input, and memory use fits small machines.
const SETTINGS = {
  fsync: "on",
  full_page_writes: "on",
  synchronous_commit: "on",
  wal_level: "logical",
  max_connections: "60",
  shared_buffers: "32MB",
  work_mem: "8MB",
  maintenance_work_mem: "32MB",
  max_wal_size: "256MB",
  max_wal_senders: "4",
  max_replication_slots: "4",
  autovacuum_max_workers: "2",
  jit: "off",
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_parameter_max_length: "0",
  log_parameter_max_length_on_error: "0",
  log_checkpoints: "off",
  log_timezone: "UTC",
  timezone: "UTC",
  unix_socket_permissions: "0700",
}

/** Starts the server in its own session, so that Ctrl-C only reaches the site. */
export function spawnPostmaster(plan: ServerPlan): ChildProcess {
  const { binaries, account, cluster, address, logFile } = plan
  clearStaleLocks(cluster, address.host)
  const usesPassword = address.password !== undefined
  const listen = usesPassword
    ? { listen_addresses: address.host, unix_socket_directories: "" }
    : { listen_addresses: "", unix_socket_directories: `"${address.host.replaceAll('"', '""')}"` }
  const settings = Object.entries({ ...SETTINGS, ...plan.settings, ...listen }).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ])
  const command = [
    ...account.wrapper,
    binaries.postgres,
    "-D",
    cluster,
    "-p",
    String(address.port),
    ...settings,
  ]
  const log = openSync(logFile, "a", 0o600)
  matchFolderOwner(logFile)
  const child = spawn(command[0]!, command.slice(1), {
    env: binaries.env,
    stdio: ["ignore", log, log],
    detached: true,
    windowsHide: true,
    ...account.spawnAs,
  })
  closeSync(log)
  stopWithThisProcess(child)
  return child
}

/** The process in postmaster.pid, if it is running and serves this folder. */
export function runningPostmaster(cluster: string): number | undefined {
  const pidFile = join(cluster, "postmaster.pid")
  if (!existsSync(pidFile)) return
  const pid = Number.parseInt(readFileSync(pidFile, "utf8"), 10)
  return isServing(pid, cluster) ? pid : undefined
}

/** Where the running server of this folder listens, from the lines of postmaster.pid; undefined if none runs. */
export function runningAddress(cluster: string) {
  if (!runningPostmaster(cluster)) return
  const [, , , port, socketDir, host] = readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n")
  return { host: socketDir || host!, port: Number(port) }
}

/**
 * After a crash the pid in the lock files may belong to an unrelated process, which would keep PostgreSQL
 * from starting. PostgreSQL ignores its parent's pid and still checks the shared memory named in the file.
 */
function clearStaleLocks(cluster: string, socketDir: string) {
  const pidFile = join(cluster, "postmaster.pid")
  if (existsSync(pidFile)) {
    writeFileSync(pidFile, readFileSync(pidFile, "utf8").replace(/^-?\d+/, String(process.pid)))
  }
  if (!existsSync(socketDir)) return
  for (const name of readdirSync(socketDir).filter(name => name.startsWith(".s.PGSQL."))) {
    rmSync(join(socketDir, name))
  }
}

/** Stops the server with a checkpoint, or without one if that takes too long: recovery replays the WAL. */
export async function stopPostmaster(pid: number, cluster: string, binaries: Binaries) {
  if (process.platform === "win32") {
    spawnSync(binaries.pgCtl, ["stop", "-D", cluster, "-m", "fast", "-t", "20"], { env: binaries.env })
    return
  }
  for (const [signal, timeoutMs] of [
    ["SIGINT", 15_000],
    ["SIGQUIT", 5_000],
    ["SIGKILL", 2_000],
  ] as const) {
    send(pid, signal)
    for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await sleep(10)) {
      if (!isServing(pid, cluster)) return
    }
  }
  throw new Error(`PostgreSQL (process ${pid}, folder ${cluster}) did not stop.`)
}

function send(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== "ESRCH")
      throw new Error(`PostgreSQL (process ${pid}) cannot be stopped by this user (${code}).`)
  }
}

// A pid alone proves little: it may be a zombie or have been reused.
function isServing(pid: number, cluster: string) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false
  }
  // On Windows pg_ctl checks the process itself.
  return process.platform === "win32" || commandOf(pid).includes(`-D ${cluster} -p `)
}

function commandOf(pid: number) {
  try {
    if (process.platform === "linux")
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ")
    return execFileSync("ps", ["-p", String(pid), "-o", "command="], { encoding: "utf8" })
  } catch {
    return ""
  }
}
