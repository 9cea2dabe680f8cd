import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { matchFolderOwner } from "./server-account.ts"

const SQLITE_BUSY = 5
// A restart may overlap with the end of the previous process.
const LOCK_TIMEOUT_MS = 300

interface FolderLock {
  release(): void
}

/**
 * Locks a folder for this process with a SQLite file lock, which the operating system releases however the
 * process ends. The lock is also lost if this process opens and closes the file by other means, so nothing
 * else may touch it.
 */
export function lockFolder(dir: string): FolderLock {
  const pidFile = join(dir, "owner.pid")
  const lockFile = join(dir, "owner.lock")
  let lock: DatabaseSync | undefined
  try {
    mkdirSync(dir, { recursive: true })
    lock = new DatabaseSync(lockFile, { timeout: LOCK_TIMEOUT_MS })
    lock.exec("pragma journal_mode = memory; begin exclusive")
    writeFileSync(pidFile, `${process.pid}\n`)
    for (const file of [pidFile, lockFile]) matchFolderOwner(file)
  } catch (error) {
    lock?.close()
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) throw inUseError(dir, readPid(pidFile))
    throw unwritableError(dir, error as NodeJS.ErrnoException)
  }
  function release() {
    if (lock?.isOpen) lock.close()
  }
  return { release }
}

/** Whether another running process has locked the folder. */
export function isFolderLocked(error: unknown) {
  return (error as NodeJS.ErrnoException).code === "FOLDER_IN_USE"
}

function inUseError(dir: string, pid: number | undefined) {
  const message =
    `The data folder ${dir} is in use by process ${pid ?? "(unknown)"}: stop it first, ` +
    `or set DATA_DIR to another folder.`
  return Object.assign(new Error(message), { code: "FOLDER_IN_USE" })
}

function unwritableError(dir: string, error: NodeJS.ErrnoException) {
  const reason = error.syscall ? error.code : error.message
  return new Error(
    `The data folder ${dir} is not writable (${reason}): ` +
      `change its permissions or set DATA_DIR to another folder.`,
  )
}

function readPid(file: string) {
  try {
    return Number.parseInt(readFileSync(file, "utf8"), 10) || undefined
  } catch {
    return undefined
  }
}
