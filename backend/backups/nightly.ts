import type pg from "pg"
import { listenForNotifications } from "../postgres/listen.ts"
import type { DiskState } from "../postgres/server/disk-watch.ts"
import { writeBackup } from "./backup.ts"
import { backupFiles, backupPath, removeOldBackups } from "./backup-files.ts"

export interface BackupPlan {
  folder: string
  /** How many days a backup is kept. */
  days: number
}

interface Dependencies {
  connect(): Promise<pg.Client>
  disk: DiskState
  log(line: string): void
}

const CHANNEL = "backup_requested"
// Longer than a day, so that a request that arrives on time comes first.
const OVERDUE_MS = 26 * 60 * 60 * 1000

/** Writes a backup when the periodic task `request_backup` asks for one, until closed. */
export async function openBackups(plan: BackupPlan & { dataDir: string }, dependencies: Dependencies) {
  const { folder, days, dataDir } = plan
  const { connect, disk, log } = dependencies
  const closing = new AbortController()
  let running: Promise<void> | null = null

  function start() {
    if (!closing.signal.aborted && !disk.isFull) running ??= run().finally(() => (running = null))
  }

  async function run() {
    const client = await connect().catch(report)
    if (!client) return
    try {
      const file = backupPath(folder)
      await writeBackup({ client, dataDir, file, signal: closing.signal })
      await removeOldBackups(folder, days)
    } catch (error) {
      if (!closing.signal.aborted) report(error as Error)
    } finally {
      await client.end()
    }
  }

  function report(error: Error) {
    log(`The backup failed: ${error.message}`)
  }

  // A request is lost while the site is down.
  async function catchUp() {
    const [newest] = await backupFiles(folder)
    if (newest && newest.finishedAt < Date.now() - OVERDUE_MS) start()
  }

  const stopListening = await listenForNotifications(connect, [CHANNEL], {
    onNotification: start,
    onReconnect: () => void catchUp().catch(report),
  })
  await catchUp()

  return {
    async close() {
      closing.abort()
      await stopListening()
      await running
    },
  }
}
