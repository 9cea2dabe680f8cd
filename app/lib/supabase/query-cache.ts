/** Entries are fresh for this long; a change in the database drops them sooner. */
const FRESH_MS = 60_000
/** The pause after a failed refresh, during which the stale value is served. */
const RETRY_MS = 5_000
/** Where the clock of the database is late, its answer is the old one for a moment: it is asked again after this. */
const CLOCK_DIFFERENCE_MS = 1_000
const MAX_ENTRIES = 1_000

/** The moment at which the clock alone changes a value; null if only a change of a row does. */
export type ChangesAt<T> = (value: T) => string | null

interface Entry {
  tables: readonly string[]
  value: Promise<unknown>
  freshUntil: number
  isRefreshing: boolean
  /** A change may have been missed, so the value is used only if it cannot be queried again. */
  isUncertain: boolean
  /** From then on the value is used only if it cannot be queried again. */
  validUntil: number
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
    changesAt: ChangesAt<T> = () => null,
  ): Promise<T> {
    const entry = this.#entries.get(key)
    if (!entry) return this.#add(key, tables, query(), changesAt)
    if (entry.isUncertain || entry.validUntil <= this.#now())
      return this.#queryAgain(key, entry, query, report, changesAt)
    if (entry.freshUntil < this.#now() && !entry.isRefreshing) this.#refresh(entry, query, report, changesAt)
    return entry.value as Promise<T>
  }

  /** "all" means that the feed of changes was lost, often because the database is down. */
  drop(tables: readonly string[] | "all") {
    for (const [key, entry] of this.#entries) {
      if (tables === "all") entry.isUncertain = true
      else if (entry.tables.some(table => tables.includes(table))) this.#entries.delete(key)
    }
  }

  #queryAgain<T>(
    key: string,
    old: Entry,
    query: () => Promise<T>,
    report: (error: unknown) => void,
    changesAt: ChangesAt<T>,
  ) {
    const value = query().catch(error => {
      report(error)
      const entry = this.#entries.get(key)
      if (entry?.value === value) entry.freshUntil = this.#now() + RETRY_MS
      return old.value as Promise<T>
    })
    return this.#add(key, old.tables, value, changesAt)
  }

  #add<T>(key: string, tables: readonly string[], value: Promise<T>, changesAt: ChangesAt<T>): Promise<T> {
    const freshUntil = this.#now() + FRESH_MS
    const entry = { tables, value, freshUntil, isRefreshing: false, isUncertain: false, validUntil: Infinity }
    this.#entries.set(key, entry)
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= MAX_ENTRIES) break
      this.#entries.delete(oldest)
    }
    value.then(
      known => (entry.validUntil = this.#end(known, changesAt)),
      // The caller handles a failure; it is not cached.
      () => {
        if (this.#entries.get(key) === entry) this.#entries.delete(key)
      },
    )
    return value
  }

  #end<T>(value: T, changesAt: ChangesAt<T>) {
    const moment = changesAt(value)
    return moment === null ? Infinity : Math.max(Date.parse(moment), this.#now() + CLOCK_DIFFERENCE_MS)
  }

  // Updates the entry, not its key, so that a refresh cannot bring back a dropped entry.
  async #refresh<T>(
    entry: Entry,
    query: () => Promise<T>,
    report: (error: unknown) => void,
    changesAt: ChangesAt<T>,
  ) {
    entry.isRefreshing = true
    try {
      const value = await query()
      entry.value = Promise.resolve(value)
      entry.freshUntil = this.#now() + FRESH_MS
      entry.validUntil = this.#end(value, changesAt)
    } catch (error) {
      entry.freshUntil = this.#now() + RETRY_MS
      report(error)
    } finally {
      entry.isRefreshing = false
    }
  }
}
