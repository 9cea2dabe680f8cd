import { invalidRequest } from "../errors.ts"

export interface Form {
  fields: Map<string, string>
  /** The first part with a file; what follows it is not read. */
  file: { type: string | null; chunks: AsyncIterable<Uint8Array> } | null
}

const MAX_HEADER_BYTES = 8 * 1024
const MAX_FIELD_BYTES = 64 * 1024
const MAX_FIELDS = 20
const HEADER_END = Buffer.from("\r\n\r\n")

/** Reads a form up to its file, which then flows on without ever being in memory as a whole. */
export async function readForm(body: ReadableStream<Uint8Array>, contentType: string): Promise<Form> {
  const boundary = /;\s*boundary=(?:"([^"\r\n]{1,200})"|([^;\s"]{1,200}))/i.exec(contentType)
  if (!boundary) throw invalidRequest("Multipart: Boundary not found")
  // With a line break in front of the body every delimiter looks the same.
  const source = new Source(body, Buffer.from("\r\n"))
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

/** Bytes as they come, with as few of them held as a delimiter needs. */
class Source {
  #chunks: AsyncIterator<Uint8Array>
  #held: Buffer

  constructor(body: ReadableStream<Uint8Array>, first: Buffer) {
    this.#chunks = body[Symbol.asyncIterator]()
    this.#held = first
  }

  async take(count: number): Promise<Buffer> {
    while (this.#held.length < count) await this.#more()
    return this.#cut(count, 0)
  }

  /** Everything before the delimiter, which is passed over. */
  async until(delimiter: Buffer, limit: number): Promise<Buffer> {
    for (;;) {
      const at = this.#held.indexOf(delimiter)
      if (at !== -1) return this.#cut(at, delimiter.length)
      if (this.#held.length > limit) throw invalidRequest("Multipart: a part is too large")
      await this.#more()
    }
  }

  async *flow(delimiter: Buffer): AsyncGenerator<Uint8Array> {
    try {
      for (;;) {
        const at = this.#held.indexOf(delimiter)
        if (at !== -1) {
          if (at > 0) yield this.#cut(at, delimiter.length)
          return
        }
        const certain = this.#held.length - delimiter.length + 1
        if (certain > 0) yield this.#cut(certain, 0)
        await this.#more()
      }
    } finally {
      await this.#chunks.return?.()
    }
  }

  async #more() {
    const { value, done } = await this.#chunks.next()
    if (done) throw invalidRequest("Multipart: Unexpected end of form")
    this.#held =
      this.#held.length === 0
        ? Buffer.from(value.buffer, value.byteOffset, value.length)
        : Buffer.concat([this.#held, value])
  }

  #cut(count: number, passedOver: number): Buffer {
    const part = this.#held.subarray(0, count)
    this.#held = this.#held.subarray(count + passedOver)
    return part
  }
}
