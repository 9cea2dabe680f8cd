import { EventEmitter, once } from "node:events"
import { setTimeout as delay } from "node:timers/promises"
import type { RunningSite } from "./running-site.ts"

const CLIENTS = 8
// Clients whose request failed pause before the next one, so that they do not starve the restart.
const RETRY_MS = 20

/** HTTP clients that insert notes continuously and remember which inserts the site acknowledged. */
export class Writers {
  readonly acknowledged = new Set<string>()
  /** Responses by status; "none" where the connection broke before a response. */
  readonly responses = new Map<string, number>()
  readonly #site: RunningSite
  readonly #secretKey: string
  readonly #events = new EventEmitter()
  #loops: Promise<void>[] = []
  #isStopped = false
  #written = 0

  private constructor(site: RunningSite, secretKey: string) {
    this.#site = site
    this.#secretKey = secretKey
  }

  /** Creates or empties the table of notes, without a unique key so that a note stored twice is detected. */
  static async create(site: RunningSite): Promise<Writers> {
    await site.sql(`create table if not exists public.crash_notes (note text not null);
      truncate public.crash_notes;
      alter table public.crash_notes enable row level security;
      grant select, insert on public.crash_notes to service_role`)
    const [keys] = await site.sql<{ key: string }>(
      "select value ->> 'secretKey' as key from backend.keys where name = 'gateway'",
    )
    const writers = new Writers(site, keys!.key)
    while (!(await writers.#write("first"))) await delay(RETRY_MS)
    // Until the REST service has reloaded its schema, 404 is the right response.
    writers.responses.clear()
    return writers
  }

  start() {
    this.#loops = Array.from({ length: CLIENTS }, () => this.#loop())
  }

  async stop() {
    this.#isStopped = true
    await Promise.all(this.#loops)
  }

  /** Waits until this many more notes are acknowledged. */
  async acknowledgements(count = 1) {
    for (const target = this.acknowledged.size + count; this.acknowledged.size < target; ) {
      await once(this.#events, "acknowledged")
    }
  }

  /** Waits until a client receives this status. */
  async response(status: string) {
    while (!this.responses.has(status)) await once(this.#events, "response")
  }

  async #loop() {
    while (!this.#isStopped) {
      if (!(await this.#write(`note ${this.#written++}`))) await delay(RETRY_MS)
    }
  }

  async #write(note: string): Promise<boolean> {
    const status = await this.#insert(note)
    this.responses.set(status, (this.responses.get(status) ?? 0) + 1)
    this.#events.emit("response")
    if (status !== "201") return false
    this.acknowledged.add(note)
    this.#events.emit("acknowledged")
    return true
  }

  async #insert(note: string) {
    try {
      const response = await fetch(`${this.#site.url}/rest/v1/crash_notes`, {
        method: "POST",
        headers: { apikey: this.#secretKey, "content-type": "application/json" },
        body: JSON.stringify({ note }),
      })
      await response.arrayBuffer()
      return String(response.status)
    } catch {
      // The connection broke; the note may be stored or not, so it does not count as acknowledged.
      return "none"
    }
  }
}

/** Acknowledged notes that are missing, and notes that are stored twice. */
export async function inconsistencies(site: RunningSite, acknowledged: ReadonlySet<string>) {
  // Copied before the query: notes acknowledged meanwhile need not be in its result.
  const expected = [...acknowledged]
  const rows = await site.sql<{ note: string; times: number }>(
    "select note, count(*)::int as times from public.crash_notes group by note",
  )
  const stored = new Set(rows.map(({ note }) => note))
  return {
    lost: expected.filter(note => !stored.has(note)),
    duplicated: rows.filter(({ times }) => times > 1).map(({ note }) => note),
  }
}
