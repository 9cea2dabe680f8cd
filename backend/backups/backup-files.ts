import { readdir, rm, stat } from "node:fs/promises"
import { join } from "node:path"

interface BackupFile {
  path: string
  bytes: number
  /** When it was completed, in milliseconds. */
  finishedAt: number
}

const NAME = /^backup-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}\.tar\.gz$/
const DAY_MS = 86_400_000

/** The path of a backup that starts now. */
export function backupPath(folder: string, now = new Date()) {
  return join(folder, `backup-${now.toISOString().slice(0, 19).replaceAll(":", "-")}.tar.gz`)
}

/** The complete backups in a folder, newest first. */
export async function backupFiles(folder: string): Promise<BackupFile[]> {
  const names = (await readdir(folder).catch(ignoreMissing)) ?? []
  const files = names
    .filter(name => NAME.test(name))
    .map(async name => {
      const path = join(folder, name)
      const { size, mtimeMs } = await stat(path)
      return { path, bytes: size, finishedAt: mtimeMs }
    })
  return (await Promise.all(files)).sort((a, b) => b.finishedAt - a.finishedAt)
}

/** Deletes backups that are older than the given days; the newest one stays however old it is. */
export async function removeOldBackups(folder: string, days: number) {
  const [, ...older] = await backupFiles(folder)
  for (const { path, finishedAt } of older) {
    if (finishedAt < Date.now() - days * DAY_MS) await rm(path, { force: true })
  }
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== "ENOENT") throw error
  return null
}
