import {
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { join } from "node:path"

const MEMORY = "/dev/shm"
const NEEDED_BYTES = 4 * 2 ** 30

/**
 * Creates a folder in memory that the server of `dataDir` may write to: creating and dropping a database there takes
 * a third of the CPU time it takes on a disk. Undefined if the machine has no such folder or too little memory.
 */
export function createMemoryFolder(dataDir: string): string | undefined {
  if (!existsSync(MEMORY)) return
  const { bavail, bsize } = statfsSync(MEMORY)
  if (bavail * bsize < NEEDED_BYTES) return
  const folder = mkdtempSync(join(MEMORY, "open-airway-tests-"))
  const { uid, gid } = statSync(join(dataDir, "postgres"))
  chownSync(folder, uid, gid)
  writeFileSync(noteOf(dataDir), folder)
  return folder
}

/** Whether the server has a folder in memory; before the start of a run this means that the last one was killed. */
export function hasMemoryFolder(dataDir: string) {
  return existsSync(noteOf(dataDir))
}

export function removeMemoryFolder(dataDir: string) {
  if (!hasMemoryFolder(dataDir)) return
  rmSync(readFileSync(noteOf(dataDir), "utf8"), { recursive: true, force: true })
  rmSync(noteOf(dataDir))
}

function noteOf(dataDir: string) {
  return join(dataDir, "memory-folder")
}
