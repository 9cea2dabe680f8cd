/** Fresh this long without being asked again; a change in the database ends it sooner. */
const FRESH_MS = 60_000
/** After a failed refresh the old value serves on, and the database is left alone for this long. */
const RETRY_MS = 5_000
const KEPT_READS = 1_000

interface Entry {
  tables: readonly string[]
  value: Promise<unknown>
  freshUntil: number
  isRefreshing: boolean
}

/**
 * Answers that are the same for everybody: asked once, served stale while one refresh runs, dropped when a row
 * of their tables changes. A question asked before the change never overwrites one asked after it.
 */
export class QueryCache {
  #entries = new Map<string, Entry>()
  #now: () => number

  constructor(now = Date.now) {
    this.#now = now
  }

  read<T>(
    key: string,
    tables: readonly string[],
    ask: () => Promise<T>,
    report: (error: unknown) => void,
  ): Promise<T> {
    const entry = this.#entries.get(key)
    if (!entry) return this.#fill(key, tables, ask)
    if (entry.freshUntil < this.#now() && !entry.isRefreshing) this.#refresh(entry, ask, report)
    return entry.value as Promise<T>
  }

  drop(tables: readonly string[] | "all") {
    for (const [key, entry] of this.#entries) {
      if (tables === "all" || entry.tables.some(table => tables.includes(table))) this.#entries.delete(key)
    }
  }

  #fill<T>(key: string, tables: readonly string[], ask: () => Promise<T>) {
    const value = ask()
    const entry = { tables, value, freshUntil: this.#now() + FRESH_MS, isRefreshing: false }
    this.#entries.set(key, entry)
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= KEPT_READS) break
      this.#entries.delete(oldest)
    }
    // A failure is the asker's to handle; it is not kept for the next one.
    value.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key)
    })
    return value
  }

  // Works on the entry, not on its key: an entry dropped meanwhile is refreshed in vain and read by nobody.
  async #refresh(entry: Entry, ask: () => Promise<unknown>, report: (error: unknown) => void) {
    entry.isRefreshing = true
    try {
      entry.value = Promise.resolve(await ask())
      entry.freshUntil = this.#now() + FRESH_MS
    } catch (error) {
      entry.freshUntil = this.#now() + RETRY_MS
      report(error)
    } finally {
      entry.isRefreshing = false
    }
  }
}
