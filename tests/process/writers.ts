import { setTimeout as sleep } from "node:timers/promises"
import type { RunningSite } from "./running-site.ts"

const CLIENTS = 8
const LONGEST_WAIT_MS = 30_000

/** Clients that write notes through HTTP all the time and remember which ones the site acknowledged. */
export class Writers {
  readonly acknowledged = new Set<string>()
  /** How often each status came back; "none" where the connection broke before an answer. */
  readonly answers = new Map<string, number>()
  #site: RunningSite
  #secretKey: string
  #loops: Promise<void>[] = []
  #stopped = false
  #written = 0

  private constructor(site: RunningSite, secretKey: string) {
    this.#site = site
    this.#secretKey = secretKey
  }

  /** Makes the table of notes, which has no unique key: a note kept twice must be seen. */
  static async onto(site: RunningSite): Promise<Writers> {
    await site.sql(`create table public.crash_notes (note text not null);
      alter table public.crash_notes enable row level security;
      grant select, insert on public.crash_notes to service_role`)
    const [keys] = await site.sql<{ key: string }>(
      "select value ->> 'secretKey' as key from backend.keys where name = 'gateway'",
    )
    const writers = new Writers(site, keys!.key)
    const until = Date.now() + LONGEST_WAIT_MS
    while (!(await writers.#write("first"))) {
      if (Date.now() > until) throw new Error(`the new table was not served for ${LONGEST_WAIT_MS} ms`)
      await sleep(50)
    }
    // Until the gateway has heard of the table, not finding it is the right answer.
    writers.answers.clear()
    return writers
  }

  start() {
    this.#loops = Array.from({ length: CLIENTS }, () => this.#loop())
  }

  async stop() {
    this.#stopped = true
    await Promise.all(this.#loops)
  }

  /** Waits until the site acknowledges a note that nobody had written before. */
  async nextAcknowledgement() {
    const before = this.acknowledged.size
    const until = Date.now() + LONGEST_WAIT_MS
    while (this.acknowledged.size === before) {
      if (Date.now() > until) throw new Error(`no write was acknowledged for ${LONGEST_WAIT_MS} ms`)
      await sleep(5)
    }
  }

  async #loop() {
    while (!this.#stopped) {
      if (!(await this.#write(`note ${this.#written++}`))) await sleep(20)
    }
  }

  async #write(note: string): Promise<boolean> {
    let status = "none"
    try {
      const answer = await fetch(`${this.#site.url}/rest/v1/crash_notes`, {
        method: "POST",
        headers: { apikey: this.#secretKey, "content-type": "application/json" },
        body: JSON.stringify({ note }),
      })
      status = String(answer.status)
      await answer.arrayBuffer()
    } catch {
      // The site went away; whether it kept the note nobody can say, so it does not count as acknowledged.
    }
    this.answers.set(status, (this.answers.get(status) ?? 0) + 1)
    if (status !== "201") return false
    this.acknowledged.add(note)
    return true
  }
}

/** What is wrong with the notes in the database, compared with what the clients were promised. */
export async function brokenPromises(site: RunningSite, acknowledged: ReadonlySet<string>) {
  // Taken before the table is read: what is acknowledged meanwhile need not be in the answer.
  const promised = [...acknowledged]
  const rows = await site.sql<{ note: string; times: number }>(
    "select note, count(*)::int as times from public.crash_notes group by note",
  )
  const kept = new Map(rows.map(({ note, times }) => [note, times]))
  return {
    lost: promised.filter(note => !kept.has(note)),
    twice: rows.filter(({ times }) => times > 1).map(({ note }) => note),
  }
}
