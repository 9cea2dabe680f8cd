import { existsSync, realpathSync, rmSync } from "node:fs"
import { join } from "node:path"
import { findBinaries } from "./binaries.ts"
import { ensureCluster, SUPERUSER } from "./cluster.ts"
import { type DiskState, watchDisk } from "./disk-watch.ts"
import { lockFolder } from "./folder-lock.ts"
import { loopbackAddress, socketAddress } from "./listen-address.ts"
import { runningPostmaster, stopPostmaster } from "./postmaster.ts"
import { serverAccount } from "./server-account.ts"
import { limitLogSize } from "./server-log.ts"
import { Supervisor } from "./supervisor.ts"

export interface EmbeddedServer {
  /** Connection of the superuser. */
  target: { host: string; port: number; user: string; password?: string; database: string }
  version: string
  disk: DiskState
  stop(): Promise<void>
}

interface EmbeddedOptions {
  dataDir: string
  progress?: (line: string) => void
  /** The PostgreSQL package to run; defaults to the one npm installed for this platform. */
  packageDir?: string
  /** Loopback with a password instead of a unix socket; the only option on Windows. */
  overLoopback?: boolean
  /** Settings that replace the defaults; test servers turn durability off. */
  settings?: Record<string, string>
}

/** Starts PostgreSQL in a folder locked by this process, and keeps it running until `stop`. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { progress = () => {}, overLoopback = process.platform === "win32" } = options
  const folder = lockFolder(options.dataDir)
  const dataDir = realpathSync(options.dataDir)
  // Before PostgreSQL starts: on a full disk it needs the space that this frees.
  const disk = await watchDisk({ dataDir, log: progress })
  try {
    const binaries = findBinaries(dataDir, options.packageDir)
    const cluster = join(dataDir, "postgres")
    await stopOrphan(dataDir, binaries, progress)
    const account = serverAccount(dataDir, binaries.postgres)
    const address = overLoopback ? await loopbackAddress(dataDir) : socketAddress(dataDir, account)
    const logFile = join(dataDir, "postgres.log")
    if (!existsSync(cluster)) progress(`Creating the database in ${cluster}`)
    ensureCluster(cluster, binaries, account, address.password)
    progress(`Starting PostgreSQL ${binaries.version}`)
    const plan = { binaries, account, cluster, address, logFile, settings: options.settings }
    const { temporaryDir, ...connection } = address
    const target = { ...connection, user: SUPERUSER, database: "postgres" }
    const stopLimitingLog = limitLogSize(logFile)
    const supervisor = new Supervisor(plan, target, progress)
    await supervisor.start()
    async function stop() {
      await supervisor.stop()
      await disk.stop()
      stopLimitingLog()
      if (temporaryDir) rmSync(temporaryDir, { recursive: true, force: true })
      folder.release()
    }
    return { target, version: binaries.version, disk, stop }
  } catch (error) {
    await disk.stop()
    folder.release()
    throw error
  }
}

/** Stops the server that a killed site left running; the caller holds the folder lock. */
export async function stopOrphan(
  dataDir: string,
  binaries = findBinaries(dataDir),
  progress: (line: string) => void = () => {},
) {
  const cluster = join(realpathSync(dataDir), "postgres")
  const orphan = runningPostmaster(cluster)
  if (!orphan) return
  progress(`Stopping PostgreSQL left running by an earlier start (process ${orphan})`)
  await stopPostmaster(orphan, cluster, binaries)
}
