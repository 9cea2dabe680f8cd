import type pg from "pg"
import { restError } from "../errors.ts"
import { type Catalog, loadCatalog } from "./catalog.ts"

/** The catalog as last read. While it is read again the old one still answers. */
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

  /** Reads the catalog again, once for however many changes are announced meanwhile. */
  refresh(): void {
    this.#isStale = true
    // A failure leaves the old catalog in place; losing the server is announced again when it is back.
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
