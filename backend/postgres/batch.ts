import type { Connection, Submittable } from "pg"

/** A statement with text parameters; PostgreSQL infers their types, as it does for PostgREST. */
export interface Statement {
  text: string
  values: readonly (string | null)[]
}

/** Rows of the last statement of a batch, every value as the text PostgreSQL sent. */
export interface Rows {
  rows: (string | null)[][]
  /** The command tag, for example `SELECT 3` or `UPDATE 1`. */
  tag: string
}

// The low-level calls of pg's connection that a batch needs; pg's own types leave them out.
interface Wire {
  stream: { cork(): void; uncork(): void }
  parse(message: { name: string; text: string; types: number[] }): void
  bind(message: { portal: string; statement: string; values: readonly (string | null)[] }): void
  execute(message: { portal: string; rows: number }): void
  close(message: { type: "S" | "P"; name: string }): void
  sync(): void
}

const KEPT_STATEMENTS = 100

// Prepared statements per connection: bounded, because callers decide how many shapes of query there are.
const prepared = new WeakMap<Wire, { names: Map<string, string>; doomed: string[]; count: number }>()

/**
 * Several statements in one message and one round trip. Up to the single Sync at the end PostgreSQL
 * treats them as one transaction, so a role set by the first holds for the next and for nobody after.
 */
export class Batch implements Submittable {
  readonly result: Promise<Rows>
  // pg hands its client's callback to every query that has none.
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
  constructor(statements: readonly (Statement & { key?: string })[]) {
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
          key === undefined ? this.#parseUnnamed(wire, text) : this.#parseOnce(wire, key, text)
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

  #parseOnce(wire: Wire, key: string, text: string) {
    let cache = prepared.get(wire)
    if (!cache) prepared.set(wire, (cache = { names: new Map(), doomed: [], count: 0 }))
    this.#used.push(key)
    const known = cache.names.get(key)
    if (known) {
      cache.names.delete(key)
      cache.names.set(key, known)
      return known
    }
    for (const [oldKey, oldName] of cache.names) {
      if (cache.names.size < KEPT_STATEMENTS) break
      cache.names.delete(oldKey)
      cache.doomed.push(oldName)
    }
    for (const name of cache.doomed.splice(0)) wire.close({ type: "S", name })
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
    // Whether the server got as far as preparing these is unknown; closing a name that is not there is allowed.
    const cache = prepared.get(connection as unknown as Wire)
    for (const key of isStale(error) ? this.#used : this.#parsed) {
      const name = cache?.names.get(key)
      if (!cache || !name) continue
      cache.names.delete(key)
      cache.doomed.push(name)
    }
    this.#reject(error)
  }

  handleReadyForQuery(): void {
    this.#resolve({ rows: this.#rows, tag: this.#tag })
  }
}

/** Whether a statement failed only because what was prepared no longer fits the tables; asking again helps. */
export function isStale(error: unknown) {
  const { code, message } = error as { code?: string; message?: string }
  return code === "26000" || (code === "0A000" && /cached plan/.test(message ?? ""))
}
