import { randomUUID } from "node:crypto"
import type pg from "pg"
import type { PresenceNews } from "../channels/presence.ts"
import type { Broadcast } from "../channels/topics.ts"

/** What one process tells the others; bytes travel as base64. */
export type News =
  | PresenceNews
  | { kind: "broadcast"; broadcast: Broadcast; bytes?: string }
  /** A process has come (back) and wants to know who is present elsewhere. */
  | { kind: "hello" }
  | { kind: "alive" }
  | { kind: "gone" }

interface Envelope {
  from: string
  /** Makes equal news differ: PostgreSQL sends equal notifications of one transaction only once. */
  number: number
  news: News
}

export interface NewsOptions {
  admin: pg.Pool
  hear(process: string, news: News): void
  report(error: unknown): void
}

const MOST_WAITING_BYTES = 16 * 1024 * 1024
const BATCH = 200

/** Carries news between the processes of one database, each process's in the order it told them. */
export class NewsExchange {
  readonly process = randomUUID()
  #options: NewsOptions
  #count = 0
  #outgoing: string[] = []
  #outgoingBytes = 0
  #sending: Promise<void> | null = null
  #incoming: Promise<void> = Promise.resolve()
  #isClosed = false

  constructor(options: NewsOptions) {
    this.#options = options
  }

  publish(news: News) {
    if (this.#isClosed) return
    const envelope: Envelope = { from: this.process, number: this.#count++, news }
    const body = JSON.stringify(envelope)
    // While the database is away or too slow, broadcasts are lost, as they may be; presence is told anew later.
    if (this.#outgoingBytes + body.length > MOST_WAITING_BYTES) return
    this.#outgoingBytes += body.length
    this.#outgoing.push(body)
    this.#sending ??= this.#send()
  }

  /** Tells nothing more, once everything told so far is on its way. */
  async close() {
    this.#isClosed = true
    await this.#sending
  }

  notified(payload: string) {
    if (payload.startsWith(`{"from":"${this.process}"`)) return
    this.#incoming = this.#incoming.then(() => this.#open(payload)).catch(this.#options.report)
  }

  async forgetOld() {
    await this.#options.admin.query(
      "delete from realtime.envelopes where sent_at < now() - interval '1 minute'",
    )
  }

  async #open(payload: string) {
    const body = payload.startsWith("#") ? await this.#fetch(payload.slice(1)) : payload
    if (body === null) return
    const { from, news } = JSON.parse(body) as Envelope
    if (from !== this.process) this.#options.hear(from, news)
  }

  async #fetch(id: string): Promise<string | null> {
    const { rows } = await this.#options.admin.query<{ body: string }>(
      "select body from realtime.envelopes where id = $1",
      [id],
    )
    return rows[0]?.body ?? null
  }

  async #send() {
    // One moment's news go together: a thousand messages a second are then a few transactions.
    await new Promise(resolve => setImmediate(resolve))
    try {
      while (this.#outgoing.length > 0) {
        const batch = this.#outgoing.splice(0, BATCH)
        for (const body of batch) this.#outgoingBytes -= body.length
        await this.#options.admin.query("select realtime.publish($1)", [batch])
      }
    } catch (error) {
      this.#options.report(error)
    } finally {
      this.#sending = null
    }
  }
}
