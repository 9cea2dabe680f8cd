import { randomUUID } from "node:crypto"
import type pg from "pg"
import type { PresenceMessage } from "../channels/presence.ts"
import type { Broadcast } from "../channels/topics.ts"

/** A message from one process to the others; bytes are base64-encoded. */
export type PeerMessage =
  | PresenceMessage
  | { kind: "broadcast"; broadcast: Broadcast; bytes?: string }
  /** Sent on (re)connect to request the presences of other processes. */
  | { kind: "hello" }
  | { kind: "alive" }
  | { kind: "gone" }

interface Envelope {
  from: string
  /** Makes identical messages differ: PostgreSQL drops duplicate notifications within a transaction. */
  number: number
  message: PeerMessage
}

interface PeerBusOptions {
  admin: pg.Pool
  receive(process: string, message: PeerMessage): void
  report(error: unknown): void
}

const MAX_QUEUED_BYTES = 16 * 1024 * 1024
const BATCH = 200

/** Sends messages between the processes on one database, in order per process. */
export class PeerBus {
  readonly process = randomUUID()
  #options: PeerBusOptions
  #count = 0
  #outgoing: string[] = []
  #outgoingBytes = 0
  #sending: Promise<void> | null = null
  #incoming: Promise<void> = Promise.resolve()
  #isClosed = false

  constructor(options: PeerBusOptions) {
    this.#options = options
  }

  publish(message: PeerMessage) {
    if (this.#isClosed) return
    const envelope: Envelope = { from: this.process, number: this.#count++, message }
    const body = JSON.stringify(envelope)
    // If the database is down or too slow, broadcasts are dropped; presence is sent again later.
    if (this.#outgoingBytes + body.length > MAX_QUEUED_BYTES) return
    this.#outgoingBytes += body.length
    this.#outgoing.push(body)
    this.#sending ??= this.#send()
  }

  /** Stops after everything published so far has been sent. */
  async close() {
    this.#isClosed = true
    await this.#sending
  }

  notified(payload: string) {
    if (payload.startsWith(`{"from":"${this.process}"`)) return
    this.#incoming = this.#incoming.then(() => this.#open(payload)).catch(this.#options.report)
  }

  async deleteOld() {
    await this.#options.admin.query(
      "delete from realtime.envelopes where sent_at < now() - interval '1 minute'",
    )
  }

  async #open(payload: string) {
    const body = payload.startsWith("#") ? await this.#fetch(payload.slice(1)) : payload
    if (body === null) return
    const { from, message } = JSON.parse(body) as Envelope
    if (from !== this.process) this.#options.receive(from, message)
  }

  async #fetch(id: string): Promise<string | null> {
    const { rows } = await this.#options.admin.query<{ body: string }>(
      "select body from realtime.envelopes where id = $1",
      [id],
    )
    return rows[0]?.body ?? null
  }

  async #send() {
    // Batches messages published in the same tick into few transactions.
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
