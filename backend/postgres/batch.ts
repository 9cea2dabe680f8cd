import type { Connection, Submittable } from "pg"

/** A statement with text parameters, whose types PostgreSQL infers, as for PostgREST. */
export interface Statement {
  text: string
  values: readonly (string | null)[]
}

/** Rows of a batch's last statement, each value as the text PostgreSQL sent. */
export interface Rows {
  rows: (string | null)[][]
  /** The command tag, for example `SELECT 3` or `UPDATE 1`. */
  tag: string
}

// Low-level methods of pg's connection that its types leave out.
interface Wire {
  stream: { cork(): void; uncork(): void }
  parse(message: { name: string; text: string; types: number[] }): void
  bind(message: { portal: string; statement: string; values: readonly (string | null)[] }): void
  execute(message: { portal: string; rows: number }): void
  close(message: { type: "S" | "P"; name: string }): void
  sync(): void
}

const MAX_PREPARED_STATEMENTS = 100

// Prepared statements per connection, limited because callers determine the query shapes.
const prepared = new WeakMap<Wire, { names: Map<string, string>; toClose: string[]; count: number }>()

/**
 * Several statements in one message and one round trip. Up to the single Sync at the end PostgreSQL runs them
 * as one transaction, so a role set by the first applies to the next and to nothing afterwards.
 */
export class Batch implements Submittable {
  readonly result: Promise<Rows>
  /** pg's deadline for the response, in milliseconds. */
  readonly query_timeout: number | undefined
  /** Called when the query ends; pg replaces it with one that also clears the timer of `query_timeout`. */
  callback = () => {}
  #statements: readonly (Statement & { key?: string })[]
  #resolve!: (rows: Rows) => void
  #reject!: (error: Error) => void
  #parsed: string[] = []
  #used: string[] = []
  #completed = 0
  #rows: (string | null)[][] = []
  #tag = ""

  /** A statement with a `key` is prepared once per connection and key. */
  constructor(statements: readonly (Statement & { key?: string })[], timeoutMs?: number) {
    this.query_timeout = timeoutMs
    this.#statements = statements
    this.result = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
  }

  submit(connection: Connection): void {
    const wire = connection as unknown as Wire
    wire.stream.cork()
    try {
      for (const { text, values, key } of this.#statements) {
        const statement =
          key === undefined ? this.#parseUnnamed(wire, text) : this.#parsePrepared(wire, key, text)
        wire.bind({ portal: "", statement, values })
        wire.execute({ portal: "", rows: 0 })
      }
      wire.sync()
    } finally {
      wire.stream.uncork()
    }
  }

  #parseUnnamed(wire: Wire, text: string) {
    wire.parse({ name: "", text, types: [] })
    return ""
  }

  #parsePrepared(wire: Wire, key: string, text: string) {
    let cache = prepared.get(wire)
    if (!cache) prepared.set(wire, (cache = { names: new Map(), toClose: [], count: 0 }))
    this.#used.push(key)
    const preparedName = cache.names.get(key)
    if (preparedName) {
      cache.names.delete(key)
      cache.names.set(key, preparedName)
      return preparedName
    }
    for (const [oldKey, oldName] of cache.names) {
      if (cache.names.size < MAX_PREPARED_STATEMENTS) break
      cache.names.delete(oldKey)
      cache.toClose.push(oldName)
    }
    for (const name of cache.toClose.splice(0)) wire.close({ type: "S", name })
    const name = `s${cache.count++}`
    wire.parse({ name, text, types: [] })
    cache.names.set(key, name)
    this.#parsed.push(key)
    return name
  }

  handleRowDescription(): void {}

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    if (this.#completed === this.#statements.length - 1) this.#rows.push(fields)
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#completed++
    this.#tag = text
  }

  handleEmptyQuery(): void {
    this.#completed++
  }

  handlePortalSuspended(): void {}
  handleCopyInResponse(): void {}
  handleCopyData(): void {}

  handleError(error: Error, connection: Connection): void {
    // It is unknown whether the server prepared these; closing an unknown name is allowed.
    const cache = prepared.get(connection as unknown as Wire)
    for (const key of isStale(error) ? this.#used : this.#parsed) {
      const name = cache?.names.get(key)
      if (!cache || !name) continue
      cache.names.delete(key)
      cache.toClose.push(name)
    }
    this.callback()
    this.#reject(error)
  }

  handleReadyForQuery(): void {
    this.callback()
    this.#resolve({ rows: this.#rows, tag: this.#tag })
  }
}

/** Whether a statement failed only because its prepared plan is outdated; a retry works. */
export function isStale(error: unknown) {
  const { code, message } = error as { code?: string; message?: string }
  return code === "26000" || (code === "0A000" && /cached plan/.test(message ?? ""))
}
