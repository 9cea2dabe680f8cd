import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { giveToFolderOwner } from "./server-account.ts"

const SQLITE_BUSY = 5
// A restart may overlap with the end of the process before it.
const PATIENCE_MS = 300

export interface FolderOwner {
  release(): void
}

/**
 * Takes a folder for this process. SQLite's file lock stands for it: the operating system drops it when
 * the process ends, however it ends, so there is no stale lock to judge. The lock is also lost when this
 * process opens and closes the file by other means, so nothing else may touch it.
 */
export function takeFolder(dir: string): FolderOwner {
  const pidFile = join(dir, "owner.pid")
  const lockFile = join(dir, "owner.lock")
  let lock: DatabaseSync | undefined
  try {
    mkdirSync(dir, { recursive: true })
    lock = new DatabaseSync(lockFile, { timeout: PATIENCE_MS })
    lock.exec("pragma journal_mode = memory; begin exclusive")
    writeFileSync(pidFile, `${process.pid}\n`)
    for (const file of [pidFile, lockFile]) giveToFolderOwner(file)
  } catch (error) {
    lock?.close()
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) throw inUse(dir, pidIn(pidFile))
    throw unwritable(dir, error as NodeJS.ErrnoException)
  }
  function release() {
    if (lock?.isOpen) lock.close()
  }
  return { release }
}

/** Whether an error says that another live process owns the folder. */
export function isFolderInUse(error: unknown) {
  return (error as NodeJS.ErrnoException).code === "FOLDER_IN_USE"
}

function inUse(dir: string, pid: number | undefined) {
  const message =
    `The data folder ${dir} is in use by process ${pid ?? "(unknown)"}: stop that one first, ` +
    `or give this one another folder with DATA_DIR.`
  return Object.assign(new Error(message), { code: "FOLDER_IN_USE" })
}

function unwritable(dir: string, error: NodeJS.ErrnoException) {
  const reason = error.syscall ? error.code : error.message
  return new Error(
    `The data folder ${dir} cannot be written (${reason}): ` +
      `change its permissions or set DATA_DIR to another folder.`,
  )
}

function pidIn(file: string) {
  try {
    return Number.parseInt(readFileSync(file, "utf8"), 10) || undefined
  } catch {
    return undefined
  }
}
