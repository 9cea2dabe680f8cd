import { invalidRequest } from "../errors.ts"

interface Form {
  fields: Map<string, string>
  /** The first part with a file; anything after it is ignored. */
  file: { type: string | null; chunks: AsyncIterable<Uint8Array> } | null
}

const MAX_HEADER_BYTES = 8 * 1024
const MAX_FIELD_BYTES = 64 * 1024
const MAX_FIELDS = 20
const HEADER_END = Buffer.from("\r\n\r\n")

/** Parses a form up to its file, which is then streamed without being held in memory. */
export async function readForm(body: ReadableStream<Uint8Array>, contentType: string): Promise<Form> {
  const boundary = /;\s*boundary=(?:"([^"\r\n]{1,200})"|([^;\s"]{1,200}))/i.exec(contentType)
  if (!boundary) throw invalidRequest("Multipart: Boundary not found")
  // With a leading line break every delimiter looks the same.
  const source = new ByteReader(body, Buffer.from("\r\n"))
  const delimiter = Buffer.from(`\r\n--${boundary[1] ?? boundary[2]}`)
  await source.until(delimiter, MAX_FIELD_BYTES)
  const fields = new Map<string, string>()
  while ((await source.take(2)).toString() !== "--") {
    const { name, isFile, type } = partHeaders((await source.until(HEADER_END, MAX_HEADER_BYTES)).toString())
    if (isFile) return { fields, file: { type, chunks: source.flow(delimiter) } }
    if (fields.size >= MAX_FIELDS) throw invalidRequest("Multipart: too many fields")
    fields.set(name, (await source.until(delimiter, MAX_FIELD_BYTES)).toString())
  }
  return { fields, file: null }
}

function partHeaders(text: string) {
  const disposition = /^content-disposition:\s*form-data\b(.*)$/im.exec(text)?.[1]
  if (disposition === undefined) throw invalidRequest("Multipart: a part has no form-data header")
  return {
    name: /;\s*name="([^"]*)"/i.exec(disposition)?.[1] ?? "",
    isFile: /;\s*filename\*?=/i.test(disposition),
    type: /^content-type:\s*(.+?)\s*$/im.exec(text)?.[1] ?? null,
  }
}

/** Reads a stream while buffering only as much as a delimiter needs. */
class ByteReader {
  #chunks: AsyncIterator<Uint8Array>
  #buffer: Buffer

  constructor(body: ReadableStream<Uint8Array>, first: Buffer) {
    this.#chunks = body[Symbol.asyncIterator]()
    this.#buffer = first
  }

  async take(count: number): Promise<Buffer> {
    while (this.#buffer.length < count) await this.#readMore()
    return this.#consume(count, 0)
  }

  /** Everything before the delimiter, which is skipped. */
  async until(delimiter: Buffer, limit: number): Promise<Buffer> {
    for (;;) {
      const index = this.#buffer.indexOf(delimiter)
      if (index !== -1) return this.#consume(index, delimiter.length)
      if (this.#buffer.length > limit) throw invalidRequest("Multipart: a part is too large")
      await this.#readMore()
    }
  }

  async *flow(delimiter: Buffer): AsyncGenerator<Uint8Array> {
    try {
      for (;;) {
        const index = this.#buffer.indexOf(delimiter)
        if (index !== -1) {
          if (index > 0) yield this.#consume(index, delimiter.length)
          return
        }
        const certain = this.#buffer.length - delimiter.length + 1
        if (certain > 0) yield this.#consume(certain, 0)
        await this.#readMore()
      }
    } finally {
      await this.#chunks.return?.()
    }
  }

  async #readMore() {
    const { value, done } = await this.#chunks.next()
    if (done) throw invalidRequest("Multipart: Unexpected end of form")
    this.#buffer =
      this.#buffer.length === 0
        ? Buffer.from(value.buffer, value.byteOffset, value.length)
        : Buffer.concat([this.#buffer, value])
  }

  #consume(count: number, skip: number): Buffer {
    const part = this.#buffer.subarray(0, count)
    this.#buffer = this.#buffer.subarray(count + skip)
    return part
  }
}
