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
  /** A change may have been missed, so the value is used only if it cannot be queried again. */
  isUncertain: boolean
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
    if (!entry) return this.#add(key, tables, query()).value as Promise<T>
    if (entry.isUncertain) return this.#queryAgain(key, entry, query, report)
    if (entry.freshUntil < this.#now() && !entry.isRefreshing) this.#refresh(entry, query, report)
    return entry.value as Promise<T>
  }

  /** "all" means that the feed of changes was lost, often because the database is down. */
  drop(tables: readonly string[] | "all") {
    for (const [key, entry] of this.#entries) {
      if (tables === "all") entry.isUncertain = true
      else if (entry.tables.some(table => tables.includes(table))) this.#entries.delete(key)
    }
  }

  #queryAgain<T>(key: string, old: Entry, query: () => Promise<T>, report: (error: unknown) => void) {
    const value = query().catch(error => {
      report(error)
      entry.freshUntil = this.#now() + RETRY_MS
      return old.value as Promise<T>
    })
    const entry = this.#add(key, old.tables, value)
    return value
  }

  #add(key: string, tables: readonly string[], value: Promise<unknown>): Entry {
    const freshUntil = this.#now() + FRESH_MS
    const entry = { tables, value, freshUntil, isRefreshing: false, isUncertain: false }
    this.#entries.set(key, entry)
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= MAX_ENTRIES) break
      this.#entries.delete(oldest)
    }
    // The caller handles a failure; it is not cached.
    value.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key)
    })
    return entry
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
