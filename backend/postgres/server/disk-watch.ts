import { randomBytes } from "node:crypto"
import { rm, stat, statfs, writeFile } from "node:fs/promises"
import { join } from "node:path"

/** Whether there is still space for what visitors save. */
export interface DiskState {
  readonly isFull: boolean
}

interface DiskWatch extends DiskState {
  /** Measures the free space now instead of at the next interval. */
  check(): Promise<void>
  stop(): Promise<void>
}

interface DiskOptions {
  dataDir: string
  log(line: string): void
  /** Below this the site becomes read-only. */
  minFreeBytes?: number
  reserveBytes?: number
  intervalMs?: number
  freeBytes?: () => Promise<number>
}

const MEGABYTE = 1024 * 1024
// Four WAL segments: enough for PostgreSQL to start, to write checkpoints and to record sessions.
const RESERVE_BYTES = 64 * MEGABYTE
const MIN_FREE_BYTES = 64 * MEGABYTE
const INTERVAL_MS = 1_000

/**
 * Watches the disk of the data folder. PostgreSQL stops when it cannot write its log, so the site becomes
 * read-only before that, and a file that only takes up space is deleted to give PostgreSQL room. It becomes
 * writable again by itself.
 */
export async function watchDisk(options: DiskOptions): Promise<DiskWatch> {
  const { dataDir, log, minFreeBytes = MIN_FREE_BYTES, reserveBytes = RESERVE_BYTES } = options
  const { intervalMs = INTERVAL_MS, freeBytes = () => freeBytesOf(dataDir) } = options
  const reserve = reserveFile(dataDir, reserveBytes)
  let isFull = false
  let isStarted = false
  let problem = ""
  let checking = Promise.resolve()

  async function measure() {
    const free = await freeBytes()
    if (!isFull && free < minFreeBytes) {
      isFull = true
      await reserve.remove()
      log(
        `The disk is full (${Math.floor(free / MEGABYTE)} MB left for ${dataDir}): the site can be read, but saves nothing until space is freed`,
      )
    } else if (isFull && free >= minFreeBytes * 1.5 + reserveBytes) {
      await reserve.create()
      isFull = false
      log("The disk has space again: the site saves as usual")
    } else if (isStarted && !isFull && free >= minFreeBytes + reserveBytes) await reserve.create()
    problem = ""
  }

  function check() {
    checking = checking.then(measure).catch(error => {
      if (problem !== error.message) log(`The free disk space is unknown: ${error.message}`)
      problem = error.message
    })
    return checking
  }

  await check()
  // The start does not wait for the reserve.
  isStarted = true
  const timer = setInterval(check, intervalMs).unref()
  return {
    get isFull() {
      return isFull
    },
    check,
    async stop() {
      clearInterval(timer)
      await checking
    },
  }
}

async function freeBytesOf(dir: string) {
  const { bavail, blocks, bsize } = await statfs(dir)
  // Some network file systems report no size at all.
  return blocks === 0 ? Infinity : bavail * bsize
}

function reserveFile(dataDir: string, bytes: number) {
  const path = join(dataDir, "disk-reserve")
  let exists = false

  async function remove() {
    await rm(path, { force: true })
    exists = false
  }

  async function create() {
    exists ||= (await stat(path).catch(() => null))?.size === bytes
    if (exists) return
    try {
      // Random, because some file systems compress.
      await writeFile(path, repeat(randomBytes(MEGABYTE), bytes), { mode: 0o600 })
      exists = true
    } catch (error) {
      await remove()
      throw error
    }
  }

  return { create, remove }
}

function* repeat(block: Buffer, bytes: number) {
  for (let written = 0; written < bytes; written += block.length) yield block.subarray(0, bytes - written)
}
