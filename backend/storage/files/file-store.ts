import { createHash, randomUUID } from "node:crypto"
import { type FileHandle, mkdir, open, rename, rm, stat } from "node:fs/promises"
import { dirname, join } from "node:path"

export interface ReceivedFile {
  /** Where the bytes wait until a row refers to them. */
  path: string
  /** SHA-256 of the content, by which the file will be found. */
  hash: string
  size: number
}

const HASH = /^[0-9a-f]{64}$/
// Fewer and larger writes: each one is a round trip to another thread.
const WRITE_BYTES = 512 * 1024
const SMALL_BYTES = 16 * 1024
const READ_BYTES = 256 * 1024

/** Files by the hash of their content. A file under its name is always whole and on the disk. */
export class Files {
  readonly folder: string
  readonly incoming: string

  constructor(folder: string) {
    this.folder = folder
    this.incoming = join(folder, "incoming")
  }

  pathOf(hash: string) {
    return join(this.folder, hash.slice(0, 2), hash)
  }

  /** Writes a stream beside the files; whoever reads from `chunks` may end it by throwing, then nothing is left. */
  async receive(chunks: AsyncIterable<Uint8Array>): Promise<ReceivedFile> {
    const path = join(this.incoming, randomUUID())
    const handle = await this.#create(path)
    try {
      const written = await writeAll(handle, chunks)
      await handle.sync()
      await handle.close()
      return { path, ...written }
    } catch (error) {
      await handle.close()
      await rm(path, { force: true })
      throw error
    }
  }

  /** Gives a received file its name; after this a crash cannot lose it. */
  async keep({ path, hash }: ReceivedFile) {
    const target = this.pathOf(hash)
    const made = await mkdir(dirname(target), { recursive: true })
    if (made !== undefined) await syncFolder(this.folder)
    await rename(path, target)
    await syncFolder(dirname(target))
  }

  async discard({ path }: ReceivedFile) {
    await rm(path, { force: true })
  }

  /** How large the file is, or null when there is none. */
  async sizeOf(hash: string | null): Promise<number | null> {
    if (hash === null || !HASH.test(hash)) return null
    const found = await stat(this.pathOf(hash)).catch(ignoreMissing)
    return found?.size ?? null
  }

  /** The bytes from `start` to `end`, both included. Opened by the first read, so that nobody has to close it unread. */
  read(hash: string, start: number, end: number): ReadableStream<Uint8Array> {
    const path = this.pathOf(hash)
    let handle: FileHandle | undefined
    let at = start
    async function pull(controller: ReadableStreamDefaultController<Uint8Array>) {
      try {
        handle ??= await open(path)
        const length = Math.min(READ_BYTES, end + 1 - at)
        const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafeSlow(length), 0, length, at)
        if (bytesRead === 0) throw new Error(`The file ${hash} is shorter than it was`)
        controller.enqueue(buffer.subarray(0, bytesRead))
        at += bytesRead
        if (at <= end) return
        await handle.close()
        controller.close()
      } catch (error) {
        await handle?.close()
        throw error
      }
    }
    return new ReadableStream({ pull, cancel: async () => handle?.close() }, { highWaterMark: 0 })
  }

  async firstBytes(hash: string, count: number): Promise<Uint8Array> {
    const handle = await open(this.pathOf(hash))
    try {
      const { buffer, bytesRead } = await handle.read(new Uint8Array(count), 0, count, 0)
      return buffer.subarray(0, bytesRead)
    } finally {
      await handle.close()
    }
  }

  async #create(path: string) {
    const made = await mkdir(this.incoming, { recursive: true, mode: 0o700 })
    if (made !== undefined) await syncFolder(dirname(made))
    return open(path, "wx", 0o600)
  }
}

async function writeAll(handle: FileHandle, chunks: AsyncIterable<Uint8Array>) {
  const hash = createHash("sha256")
  // One buffer for the whole file: the pieces of large uploads would keep the garbage collector busy.
  let held = Buffer.allocUnsafeSlow(SMALL_BYTES)
  let filled = 0
  let size = 0
  async function write(bytes: Uint8Array) {
    const writing = handle.write(bytes)
    // Hashed while another thread writes.
    hash.update(bytes)
    for (let done = (await writing).bytesWritten; done < bytes.length; ) {
      done += (await handle.write(bytes, done)).bytesWritten
    }
  }
  for await (const chunk of chunks) {
    size += chunk.length
    if (held.length < WRITE_BYTES && filled + chunk.length > held.length) {
      const larger = Buffer.allocUnsafeSlow(WRITE_BYTES)
      larger.set(held.subarray(0, filled))
      held = larger
    }
    for (let at = 0; at < chunk.length; ) {
      const part = chunk.subarray(at, at + held.length - filled)
      held.set(part, filled)
      filled += part.length
      at += part.length
      if (filled < held.length) continue
      await write(held)
      filled = 0
    }
  }
  if (filled > 0) await write(held.subarray(0, filled))
  return { hash: hash.digest("hex"), size }
}

/** A new name in a folder is only certain to survive once the folder itself is written. */
async function syncFolder(folder: string) {
  // Windows writes its folders by itself and lets nobody open them.
  if (process.platform === "win32") return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

export function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code !== "ENOENT") throw error
  return null
}
