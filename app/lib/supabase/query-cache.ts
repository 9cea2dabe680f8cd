/** Entries are fresh for this long; a change in the database drops them sooner. */
const FRESH_MS = 60_000
/** The pause after a failed refresh, during which the stale value is served. */
const RETRY_MS = 5_000
const MAX_ENTRIES = 1_000

interface Entry {
  tables: readonly string[]
  value: Promise<unknown>
  freshUntil: number
  isRefreshing: boolean
}

/**
 * Caches query results that are the same for every visitor: queried once, served stale while one refresh runs, dropped
 * when a row of their tables changes. A query started before a change never overwrites one started after it.
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
    query: () => Promise<T>,
    report: (error: unknown) => void,
  ): Promise<T> {
    const entry = this.#entries.get(key)
    if (!entry) return this.#fill(key, tables, query)
    if (entry.freshUntil < this.#now() && !entry.isRefreshing) this.#refresh(entry, query, report)
    return entry.value as Promise<T>
  }

  drop(tables: readonly string[] | "all") {
    for (const [key, entry] of this.#entries) {
      if (tables === "all" || entry.tables.some(table => tables.includes(table))) this.#entries.delete(key)
    }
  }

  #fill<T>(key: string, tables: readonly string[], query: () => Promise<T>) {
    const value = query()
    const entry = { tables, value, freshUntil: this.#now() + FRESH_MS, isRefreshing: false }
    this.#entries.set(key, entry)
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= MAX_ENTRIES) break
      this.#entries.delete(oldest)
    }
    // The caller handles a failure; it is not cached.
    value.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key)
    })
    return value
  }

  // Updates the entry, not its key, so that a refresh cannot bring back a dropped entry.
  async #refresh(entry: Entry, query: () => Promise<unknown>, report: (error: unknown) => void) {
    entry.isRefreshing = true
    try {
      entry.value = Promise.resolve(await query())
      entry.freshUntil = this.#now() + FRESH_MS
    } catch (error) {
      entry.freshUntil = this.#now() + RETRY_MS
      report(error)
    } finally {
      entry.isRefreshing = false
    }
  }
}
