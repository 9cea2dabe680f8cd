import type { Connection, Submittable } from "pg"

// Methods of pg's connection that its types leave out.
interface Wire {
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
}

/** One COPY statement, which pg's own queries do not support. */
class Copy implements Submittable {
  readonly result: Promise<Buffer>
  /** Called when the query ends; pg replaces it with one that also clears its timer. */
  callback = () => {}
  #text: string
  #input: Buffer
  #output: Buffer[] = []
  #error?: Error
  #resolve!: (output: Buffer) => void
  #reject!: (error: Error) => void

  constructor(text: string, input: Buffer = Buffer.alloc(0)) {
    this.#text = text
    this.#input = input
    this.result = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
  }

  submit(connection: Connection): void {
    wireOf(connection).query(this.#text)
  }

  handleCopyInResponse(connection: Connection): void {
    wireOf(connection).sendCopyFromChunk(this.#input)
    wireOf(connection).endCopyFrom()
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // pg reuses the memory of its messages.
    this.#output.push(Buffer.from(chunk))
  }

  handleRowDescription(): void {}
  handleDataRow(): void {}
  handlePortalSuspended(): void {}
  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}

  handleError(error: Error): void {
    this.#error = error
    this.callback()
    this.#reject(error)
  }

  handleReadyForQuery(): void {
    if (this.#error) return
    this.callback()
    this.#resolve(Buffer.concat(this.#output))
  }
}

function wireOf(connection: Connection) {
  return connection as unknown as Wire
}

interface Client {
  query(copy: Copy): unknown
}

/** The rows of `copy … to stdout` in PostgreSQL's text format. */
export function copyOut(client: Client, statement: string): Promise<Buffer> {
  const copy = new Copy(statement)
  client.query(copy)
  return copy.result
}

/** Sends rows in PostgreSQL's text format to `copy … from stdin`. */
export async function copyIn(client: Client, statement: string, rows: Buffer): Promise<void> {
  const copy = new Copy(statement, rows)
  client.query(copy)
  await copy.result
}
