/** A file in an archive. */
export interface Entry {
  name: string
  data: Buffer
}

const BLOCK = 512
// The archive ends with two empty blocks.
const END = Buffer.alloc(2 * BLOCK)

/** The bytes of a tar archive, which `tar` can list and unpack. */
export async function* tarBytes(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  for await (const { name, data } of entries) {
    yield header(name, data.length)
    yield data
    yield Buffer.alloc(padding(data.length))
  }
  yield END
}

/** The files of an archive; throws if it ends too early. */
export async function* tarEntries(bytes: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const reader = new Reader(bytes)
  for (;;) {
    const block = await reader.take(BLOCK)
    if (block.every(byte => byte === 0)) return
    const { name, size } = parseHeader(block)
    const data = await reader.take(size)
    await reader.take(padding(size))
    yield { name, data }
  }
}

function header(name: string, size: number) {
  const block = Buffer.alloc(BLOCK)
  if (Buffer.byteLength(name) > 100) throw new Error(`${name} is too long for an archive.`)
  block.write(name, 0)
  block.write("0000600\0", 100)
  block.write("0000000\0", 108)
  block.write("0000000\0", 116)
  block.write(`${size.toString(8).padStart(11, "0")}\0`, 124)
  block.write("00000000000\0", 136)
  block.write("0", 156)
  block.write("ustar\x0000", 257)
  block.write(`${checksum(block).toString(8).padStart(6, "0")}\0 `, 148)
  return block
}

function parseHeader(block: Buffer) {
  const stored = Number.parseInt(block.toString("latin1", 148, 154), 8)
  if (stored !== checksum(block)) throw new Error("The archive is damaged.")
  const name = block.toString("utf8", 0, 100).replace(/\0.*$/, "")
  return { name, size: Number.parseInt(block.toString("latin1", 124, 135), 8) }
}

// The field of the checksum counts as spaces.
function checksum(block: Buffer) {
  return block.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0)
}

function padding(size: number) {
  return (BLOCK - (size % BLOCK)) % BLOCK
}

class Reader {
  #source: AsyncIterator<Buffer>
  #chunks: Buffer[] = []
  #length = 0

  constructor(bytes: AsyncIterable<Buffer>) {
    this.#source = bytes[Symbol.asyncIterator]()
  }

  async take(size: number): Promise<Buffer> {
    while (this.#length < size) {
      const { value, done } = await this.#source.next()
      if (done) throw new Error("The archive ends too early.")
      this.#chunks.push(value)
      this.#length += value.length
    }
    const all = this.#chunks.length === 1 ? this.#chunks[0]! : Buffer.concat(this.#chunks)
    this.#length -= size
    this.#chunks = [all.subarray(size)]
    return all.subarray(0, size)
  }
}
