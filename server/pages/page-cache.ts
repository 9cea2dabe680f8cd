import type { Log } from "../logging/log.ts"
import type { FinishedPage } from "./encoded-page.ts"

export type Tables = readonly string[] | "all"

/** What rendering for nobody in particular came to. */
export type Rendered =
  | { kind: "page"; page: FinishedPage }
  /** Impersonal but not worth keeping: a 404 or a failure, good for everyone who waits. */
  | { kind: "passing"; page: FinishedPage }
  /** Depends on who asks: every visitor's own request has to be rendered. */
  | { kind: "personal" }

export interface PageCacheOptions {
  render: (key: string, requestId: string) => Promise<Rendered>
  log: Log
  now?: () => number
  maxPages?: number
  maxBytes?: number
}

interface Entry {
  page: FinishedPage
  madeAt: number
  freshUntil: number
  usedSinceSweep: boolean
  /** The change feed was lost: what is kept may be old, so one rendering is awaited before it is shown. */
  doubted: boolean
}

const FRESH_MS = 60_000
const KEEP_MS = 24 * 60 * 60_000
const RETRY_MS = 5_000
const REMEMBERED_PERSONAL = 2_000

/** Finished bytes of public pages, one entry per address. */
export class PageCache {
  #entries = new Map<string, Entry>()
  #bytes = 0
  #flights = new Map<string, Promise<Rendered>>()
  #personal = new Set<string>()
  #changes = 0
  #changedAt = new Map<string, number>()
  #allChangedAt = 0
  #options: Required<PageCacheOptions>

  constructor(options: PageCacheOptions) {
    this.#options = { now: Date.now, maxPages: 500, maxBytes: 64 * 1024 * 1024, ...options }
  }

  /** The page at once, or undefined when it has to be rendered first. */
  hit(key: string): FinishedPage | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined) return undefined
    const now = this.#options.now()
    entry.usedSinceSweep = true
    if (now < entry.freshUntil) return entry.page
    if (now - entry.madeAt > KEEP_MS) {
      this.#remove(key)
      return undefined
    }
    if (entry.doubted) return undefined
    // Everyone gets the old page while one rendering replaces it.
    this.#fly(key, "refresh").catch(() => undefined)
    return entry.page
  }

  isPersonal(key: string): boolean {
    return this.#personal.has(key)
  }

  /** Renders once for everyone who asks at the same time. */
  fill(key: string, requestId: string): Promise<Rendered> {
    return this.#fly(key, requestId)
  }

  /** Forgets what was made from these tables. */
  drop(tables: Tables) {
    this.#changes++
    if (tables === "all") this.#allChangedAt = this.#changes
    else for (const table of tables) this.#changedAt.set(table, this.#changes)
    // A rendering under way may have read the old rows: whoever asks from here on starts a new one.
    this.#flights.clear()
    this.#personal.clear()
    for (const [key, entry] of this.#entries) {
      if (tables === "all") {
        entry.doubted = true
        entry.freshUntil = 0
      } else if (entry.page.tables === null || tables.some(table => entry.page.tables?.has(table))) {
        this.#remove(key)
      }
    }
  }

  get size() {
    return { pages: this.#entries.size, bytes: this.#bytes }
  }

  #fly(key: string, requestId: string): Promise<Rendered> {
    const running = this.#flights.get(key)
    if (running) return running
    const flight = this.#render(key, requestId).finally(() => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key)
    })
    this.#flights.set(key, flight)
    return flight
  }

  async #render(key: string, requestId: string): Promise<Rendered> {
    const changesBefore = this.#changes
    let rendered: Rendered
    try {
      rendered = await this.#options.render(key, requestId)
    } catch (error) {
      const kept = this.#keepOld(key)
      if (!kept) throw error
      this.#options.log.error("page kept although it is old: rendering failed", error, {
        path: key.split("?")[0],
      })
      return kept
    }
    if (rendered.kind === "passing" && rendered.page.status >= 500) {
      const kept = this.#keepOld(key)
      if (!kept) return rendered
      this.#options.log.warn("page kept although it is old: rendering failed", { path: key.split("?")[0] })
      return kept
    }
    if (rendered.kind === "personal") this.#rememberPersonal(key)
    if (rendered.kind === "page" && !this.#changedSince(changesBefore, rendered.page))
      this.#store(key, rendered.page)
    else if (this.#flightIsCurrent(changesBefore)) this.#remove(key)
    return rendered
  }

  #keepOld(key: string): Rendered | null {
    const entry = this.#entries.get(key)
    const now = this.#options.now()
    if (!entry || now - entry.madeAt > KEEP_MS) return null
    entry.doubted = false
    entry.freshUntil = now + RETRY_MS
    return { kind: "page", page: entry.page }
  }

  #flightIsCurrent(changesBefore: number): boolean {
    return this.#changes === changesBefore
  }

  #changedSince(changesBefore: number, page: FinishedPage): boolean {
    if (this.#allChangedAt > changesBefore) return true
    if (page.tables === null) return this.#changes > changesBefore
    for (const table of page.tables) {
      if ((this.#changedAt.get(table) ?? 0) > changesBefore) return true
    }
    return false
  }

  #store(key: string, page: FinishedPage) {
    this.#remove(key)
    if (page.bytes > this.#options.maxBytes / 8) return
    const now = this.#options.now()
    const entry = { page, madeAt: now, freshUntil: now + FRESH_MS, usedSinceSweep: false, doubted: false }
    this.#entries.set(key, entry)
    this.#bytes += page.bytes
    this.#makeRoom()
  }

  // Second chance: a page somebody asked for since the last look goes to the back of the queue.
  #makeRoom() {
    for (const [key, entry] of this.#entries) {
      if (this.#entries.size <= this.#options.maxPages && this.#bytes <= this.#options.maxBytes) return
      if (entry.usedSinceSweep) {
        entry.usedSinceSweep = false
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

  #rememberPersonal(key: string) {
    if (this.#personal.size >= REMEMBERED_PERSONAL) this.#personal.clear()
    this.#personal.add(key)
  }
}
