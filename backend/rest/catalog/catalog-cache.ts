import type pg from "pg"
import { restError } from "../errors.ts"
import { type Catalog, loadCatalog } from "./catalog.ts"

/** The schema catalog. The old one stays in use while it is reloaded. */
export class CatalogCache {
  readonly #admin: pg.Pool
  #loaded: Catalog | null = null
  #loading: Promise<Catalog> | null = null
  #isStale = false
  #generation = 0

  constructor(admin: pg.Pool) {
    this.#admin = admin
  }

  async current(): Promise<Catalog> {
    try {
      return this.#loaded ?? (await this.#load())
    } catch {
      const message = "Could not query the database for the schema cache. Retrying."
      throw restError(503, "PGRST002", message, { headers: { "retry-after": "1" } })
    }
  }

  /** Reloads the catalog once, however many changes are announced meanwhile. */
  refresh(): void {
    this.#isStale = true
    // On failure the old catalog stays; a reconnect triggers another refresh.
    this.#load().catch(() => {})
  }

  #load(): Promise<Catalog> {
    this.#loading ??= this.#read().finally(() => {
      this.#loading = null
    })
    return this.#loading
  }

  async #read(): Promise<Catalog> {
    let catalog: Catalog
    do {
      this.#isStale = false
      catalog = await loadCatalog(this.#admin, ++this.#generation)
    } while (this.#isStale)
    this.#loaded = catalog
    return catalog
  }
}
