import { existsSync, realpathSync, rmSync } from "node:fs"
import { join } from "node:path"
import { findBinaries } from "./binaries.ts"
import { ensureCluster, SUPERUSER } from "./cluster.ts"
import { takeFolder } from "./folder-lock.ts"
import { loopbackAddress, socketAddress } from "./listen-address.ts"
import { runningPostmaster, stopPostmaster } from "./postmaster.ts"
import { serverAccount } from "./server-account.ts"
import { boundLog } from "./server-log.ts"
import { Supervisor } from "./supervisor.ts"

export interface EmbeddedServer {
  /** How its superuser connects. */
  target: { host: string; port: number; user: string; password?: string; database: string }
  version: string
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  dataDir: string
  progress?: (line: string) => void
  /** The package of PostgreSQL to run; by default the one npm installed for this platform. */
  packageDir?: string
  /** Loopback with a password instead of a unix socket; the only way on Windows. */
  overLoopback?: boolean
}

/** Starts PostgreSQL on a folder that belongs to this process alone, and keeps it running until `stop`. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { progress = () => {}, overLoopback = process.platform === "win32" } = options
  const folder = takeFolder(options.dataDir)
  try {
    const dataDir = realpathSync(options.dataDir)
    const binaries = findBinaries(dataDir, options.packageDir)
    const cluster = join(dataDir, "postgres")
    await stopOrphan(dataDir, binaries, progress)
    const account = serverAccount(dataDir, binaries.postgres)
    const address = overLoopback ? await loopbackAddress(dataDir) : socketAddress(dataDir, account)
    const logFile = join(dataDir, "postgres.log")
    if (!existsSync(cluster)) progress(`Making the database in ${cluster}`)
    ensureCluster(cluster, binaries, account, address.password)
    progress(`Starting PostgreSQL ${binaries.version}`)
    const plan = { binaries, account, cluster, address, logFile }
    const { spareDir, ...reached } = address
    const target = { ...reached, user: SUPERUSER, database: "postgres" }
    const unboundLog = boundLog(logFile)
    const supervisor = new Supervisor(plan, target, progress)
    await supervisor.start()
    async function stop() {
      await supervisor.stop()
      unboundLog()
      if (spareDir) rmSync(spareDir, { recursive: true, force: true })
      folder.release()
    }
    return { target, version: binaries.version, stop }
  } catch (error) {
    folder.release()
    throw error
  }
}

/** Ends the server that a killed site left running; the caller owns the folder, so nobody else is using it. */
export async function stopOrphan(
  dataDir: string,
  binaries = findBinaries(dataDir),
  progress: (line: string) => void = () => {},
) {
  const cluster = join(realpathSync(dataDir), "postgres")
  const orphan = runningPostmaster(cluster)
  if (!orphan) return
  progress(`Stopping the PostgreSQL that an earlier run left behind (process ${orphan})`)
  await stopPostmaster(orphan, cluster, binaries)
}
