import { createHash, randomUUID } from "node:crypto"
import { type FileHandle, mkdir, open, rename, rm, stat } from "node:fs/promises"
import { dirname, join } from "node:path"

interface ReceivedFile {
  /** Temporary path until a row references the file. */
  path: string
  /** SHA-256 of the content, which is also the file's name. */
  hash: string
  size: number
}

const HASH = /^[0-9a-f]{64}$/
// Fewer, larger writes: each one is a round trip to another thread.
const WRITE_BYTES = 512 * 1024
const SMALL_BYTES = 16 * 1024
const READ_BYTES = 256 * 1024

/** Stores files by the hash of their content. A file under its final name is always complete and synced. */
export class FileStore {
  readonly folder: string
  readonly incoming: string

  constructor(folder: string) {
    this.folder = folder
    this.incoming = join(folder, "incoming")
  }

  pathOf(hash: string) {
    return join(this.folder, hash.slice(0, 2), hash)
  }

  /** Writes a stream to a temporary file, which is removed if the stream fails. */
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

  /** Renames a received file to its final name; from here on it survives a crash. */
  async store({ path, hash }: ReceivedFile) {
    const target = this.pathOf(hash)
    const createdFolder = await mkdir(dirname(target), { recursive: true })
    if (createdFolder !== undefined) await syncFolder(this.folder)
    await rename(path, target)
    await syncFolder(dirname(target))
  }

  async discard({ path }: ReceivedFile) {
    await rm(path, { force: true })
  }

  /** Size of the file, or null if it does not exist. */
  async sizeOf(hash: string | null): Promise<number | null> {
    if (hash === null || !HASH.test(hash)) return null
    const found = await stat(this.pathOf(hash)).catch(ignoreMissing)
    return found?.size ?? null
  }

  /**
   * Reads the bytes from `start` to `end`, inclusive. Opened on first read, so that an unread stream leaks
   * nothing.
   */
  read(hash: string, start: number, end: number): ReadableStream<Uint8Array> {
    const path = this.pathOf(hash)
    let handle: FileHandle | undefined
    let offset = start
    async function pull(controller: ReadableStreamDefaultController<Uint8Array>) {
      try {
        handle ??= await open(path)
        const length = Math.min(READ_BYTES, end + 1 - offset)
        const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafeSlow(length), 0, length, offset)
        if (bytesRead === 0) throw new Error(`The file ${hash} is shorter than expected`)
        controller.enqueue(buffer.subarray(0, bytesRead))
        offset += bytesRead
        if (offset <= end) return
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
    const createdFolder = await mkdir(this.incoming, { recursive: true, mode: 0o700 })
    if (createdFolder !== undefined) await syncFolder(dirname(createdFolder))
    return open(path, "wx", 0o600)
  }
}

async function writeAll(handle: FileHandle, chunks: AsyncIterable<Uint8Array>) {
  const hash = createHash("sha256")
  // One buffer for the whole file: many small chunks would keep the garbage collector busy.
  let buffer = Buffer.allocUnsafeSlow(SMALL_BYTES)
  let filled = 0
  let size = 0
  async function write(bytes: Uint8Array) {
    const writing = handle.write(bytes)
    // Hashes while another thread writes.
    hash.update(bytes)
    for (let done = (await writing).bytesWritten; done < bytes.length; ) {
      done += (await handle.write(bytes, done)).bytesWritten
    }
  }
  for await (const chunk of chunks) {
    size += chunk.length
    if (buffer.length < WRITE_BYTES && filled + chunk.length > buffer.length) {
      const larger = Buffer.allocUnsafeSlow(WRITE_BYTES)
      larger.set(buffer.subarray(0, filled))
      buffer = larger
    }
    for (let offset = 0; offset < chunk.length; ) {
      const part = chunk.subarray(offset, offset + buffer.length - filled)
      buffer.set(part, filled)
      filled += part.length
      offset += part.length
      if (filled < buffer.length) continue
      await write(buffer)
      filled = 0
    }
  }
  if (filled > 0) await write(buffer.subarray(0, filled))
  return { hash: hash.digest("hex"), size }
}

/** A new file name is durable only after its folder is synced. */
async function syncFolder(folder: string) {
  // Windows syncs folders itself and cannot open them.
  if (process.platform === "win32") return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

export function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code !== "ENOENT") throw error
  return null
}
