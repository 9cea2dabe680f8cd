import type { Log } from "../logging/log.ts"
import type { EncodedPage } from "./encoded-page.ts"

export type Tables = readonly string[] | "all"

/** Result of rendering without visitor data. */
export type RenderResult =
  | { kind: "page"; page: EncodedPage }
  /** Shareable but not worth caching: a 404 or an error, used for all waiting requests. */
  | { kind: "uncached"; page: EncodedPage }
  /** Depends on the visitor: each request has to be rendered separately. */
  | { kind: "personal" }

interface PageCacheOptions {
  render: (key: string, requestId: string) => Promise<RenderResult>
  log: Log
  now?: () => number
  maxPages?: number
  maxBytes?: number
}

interface Entry {
  page: EncodedPage
  renderedAt: number
  freshUntil: number
  usedSinceEviction: boolean
  /** The change feed was interrupted: the entry may be outdated and must be rendered again before use. */
  mustRevalidate: boolean
  /** The clock changes the page then: it must be rendered again before use. */
  validUntil: number
}

const FRESH_MS = 60_000
const MAX_STALE_MS = 24 * 60 * 60_000
const RETRY_AFTER_FAILURE_MS = 5_000
/** Where the clock of the database is late, it renders the old page for a moment. */
const CLOCK_DIFFERENCE_MS = 1_000
const MAX_PERSONAL_KEYS = 2_000

/** Encoded public pages by cache key. */
export class PageCache {
  #entries = new Map<string, Entry>()
  #bytes = 0
  #inFlightRenders = new Map<string, Promise<RenderResult>>()
  #personal = new Set<string>()
  #changes = 0
  #changedAt = new Map<string, number>()
  #allChangedAt = 0
  #options: Required<PageCacheOptions>

  constructor(options: PageCacheOptions) {
    this.#options = { now: Date.now, maxPages: 500, maxBytes: 64 * 1024 * 1024, ...options }
  }

  /** The cached page, or undefined if it has to be rendered first. */
  get(key: string): EncodedPage | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined) return undefined
    const now = this.#options.now()
    entry.usedSinceEviction = true
    if (now < entry.freshUntil && now < entry.validUntil) return entry.page
    if (now - entry.renderedAt > MAX_STALE_MS) {
      this.#remove(key)
      return undefined
    }
    if (entry.mustRevalidate || now >= entry.validUntil) return undefined
    // Serves the stale page while one render replaces it.
    this.#renderOnce(key, "refresh").catch(() => undefined)
    return entry.page
  }

  isPersonal(key: string): boolean {
    return this.#personal.has(key)
  }

  /** Renders once for all concurrent requests. */
  renderAndStore(key: string, requestId: string): Promise<RenderResult> {
    return this.#renderOnce(key, requestId)
  }

  /** Drops pages that depend on these tables. */
  drop(tables: Tables) {
    this.#changes++
    if (tables === "all") this.#allChangedAt = this.#changes
    else for (const table of tables) this.#changedAt.set(table, this.#changes)
    // A render in progress may have read old rows, so later requests start a new one.
    this.#inFlightRenders.clear()
    this.#personal.clear()
    for (const [key, entry] of this.#entries) {
      if (tables === "all") {
        entry.mustRevalidate = true
        entry.freshUntil = 0
      } else if (entry.page.tables === null || tables.some(table => entry.page.tables?.has(table))) {
        this.#remove(key)
      }
    }
  }

  get size() {
    return { pages: this.#entries.size, bytes: this.#bytes }
  }

  #renderOnce(key: string, requestId: string): Promise<RenderResult> {
    const running = this.#inFlightRenders.get(key)
    if (running) return running
    const pendingRender = this.#render(key, requestId).finally(() => {
      if (this.#inFlightRenders.get(key) === pendingRender) this.#inFlightRenders.delete(key)
    })
    this.#inFlightRenders.set(key, pendingRender)
    return pendingRender
  }

  async #render(key: string, requestId: string): Promise<RenderResult> {
    const changesBefore = this.#changes
    let rendered: RenderResult
    try {
      rendered = await this.#options.render(key, requestId)
    } catch (error) {
      const stale = this.#serveStale(key)
      if (!stale) throw error
      this.#options.log.error("rendering failed: serving the stale page", error, {
        path: key.split("?")[0],
      })
      return stale
    }
    if (rendered.kind === "uncached" && rendered.page.status >= 500) {
      const stale = this.#serveStale(key)
      if (!stale) return rendered
      this.#options.log.warn("rendering failed: serving the stale page", { path: key.split("?")[0] })
      return stale
    }
    if (rendered.kind === "personal") this.#addPersonal(key)
    if (rendered.kind === "page" && !this.#changedSince(changesBefore, rendered.page))
      this.#store(key, rendered.page)
    else if (this.#isUnchangedSince(changesBefore)) this.#remove(key)
    return rendered
  }

  #serveStale(key: string): RenderResult | null {
    const entry = this.#entries.get(key)
    const now = this.#options.now()
    if (!entry || now - entry.renderedAt > MAX_STALE_MS) return null
    entry.mustRevalidate = false
    entry.freshUntil = now + RETRY_AFTER_FAILURE_MS
    entry.validUntil = Math.max(entry.validUntil, entry.freshUntil)
    return { kind: "page", page: entry.page }
  }

  #isUnchangedSince(changesBefore: number): boolean {
    return this.#changes === changesBefore
  }

  #changedSince(changesBefore: number, page: EncodedPage): boolean {
    if (this.#allChangedAt > changesBefore) return true
    if (page.tables === null) return this.#changes > changesBefore
    for (const table of page.tables) {
      if ((this.#changedAt.get(table) ?? 0) > changesBefore) return true
    }
    return false
  }

  #store(key: string, page: EncodedPage) {
    this.#remove(key)
    if (page.bytes > this.#options.maxBytes / 8) return
    const now = this.#options.now()
    const entry = {
      page,
      renderedAt: now,
      freshUntil: now + FRESH_MS,
      usedSinceEviction: false,
      mustRevalidate: false,
      validUntil: page.until === null ? Infinity : Math.max(page.until, now + CLOCK_DIFFERENCE_MS),
    }
    this.#entries.set(key, entry)
    this.#bytes += page.bytes
    this.#evict()
  }

  // Second chance: a page used since the last eviction moves to the end of the queue.
  #evict() {
    for (const [key, entry] of this.#entries) {
      if (this.#entries.size <= this.#options.maxPages && this.#bytes <= this.#options.maxBytes) return
      if (entry.usedSinceEviction) {
        entry.usedSinceEviction = false
        this.#entries.delete(key)
        this.#entries.set(key, entry)
      } else {
        this.#remove(key)
      }
    }
  }

  #remove(key: string) {
    const entry = this.#entries.get(key)
    if (entry === undefined) return
    this.#entries.delete(key)
    this.#bytes -= entry.page.bytes
  }

  #addPersonal(key: string) {
    if (this.#personal.size >= MAX_PERSONAL_KEYS) this.#personal.clear()
    this.#personal.add(key)
  }
}
