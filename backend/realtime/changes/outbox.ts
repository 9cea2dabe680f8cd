import type pg from "pg"

/** A captured, committed row change. */
export interface Change {
  kind: "change"
  relation: string
  schema: string
  table: string
  operation: "INSERT" | "UPDATE" | "DELETE"
  record: Record<string, unknown> | null
  oldRecord: Record<string, unknown> | null
  /** Whether large values were left out. */
  isCut: boolean
  committedAt: string
}

/** A row of realtime.messages: a broadcast from SQL. */
interface DatabaseBroadcast {
  kind: "message"
  record: { id: string; topic: string; event: string; payload: unknown; private: boolean | null }
}

interface OutboxOptions {
  admin: pg.Pool
  /** Subscribed tables by name; "all" if there are subscriptions to whole schemas. */
  watchedTables(): string[] | "all"
  deliver(entry: Change | DatabaseBroadcast): Promise<void>
  report(error: unknown): void
}

const PAGE_SIZE = 200
const SETTLED_AFTER_MS = 20_000
const RETENTION_MS = 5 * 60_000
const ATTEMPTS = 5

const READ_PAGE = `select id, kind, relation::text as relation, schema_name as schema, table_name as table, operation,
    record, old_record as "oldRecord", is_cut as "isCut",
    to_char(captured_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "committedAt"
  from realtime.outbox
  where xid = $1::text::xid8 and id > $2 and (kind <> 'change' or $3::text[] is null or table_name = any ($3))
  order by id limit ${PAGE_SIZE}`

/**
 * Delivers the outbox transaction by transaction in commit order, which is the order of the notifications.
 * Missed notifications are found through snapshots: a transaction that is not visible in an old snapshot and
 * was not delivered has been missed.
 */
export class Outbox {
  #options: OutboxOptions
  #seen = new Map<string, number>()
  #snapshots: { takenAt: number; text: string }[] = []
  #queue: string[] = []
  #paused: string[] | null = null
  #isDelivering = false
  #isClosed = false

  constructor(options: OutboxOptions) {
    this.#options = options
  }

  notified(xid: string) {
    if (this.#paused) this.#paused.push(xid)
    else this.#enqueue(xid)
  }

  /** The connection is lost: further notifications wait until missed transactions have been found. */
  pause() {
    this.#paused ??= []
  }

  #enqueue(xid: string) {
    if (this.#isClosed || this.#seen.has(xid)) return
    this.#seen.set(xid, Date.now())
    this.#queue.push(xid)
    if (!this.#isDelivering) void this.#deliverQueued()
  }

  /** Call once LISTEN is active; earlier commits are not delivered. */
  async start() {
    await this.#takeSnapshot()
  }

  /** Delivers transactions whose notification was missed, for example after a lost connection. */
  async catchUp() {
    const oldEnough = this.#snapshots.findLast(({ takenAt }) => takenAt < Date.now() - SETTLED_AFTER_MS)
    const { text } = oldEnough ?? this.#snapshots[0]!
    const { rows } = await this.#options.admin.query<{ xid: string }>(
      `select xid::text as xid from realtime.outbox where xid >= pg_snapshot_xmin($1::text::pg_snapshot)
        and not pg_visible_in_snapshot(xid, $1::text::pg_snapshot) group by xid order by min(id)`,
      [text],
    )
    const paused = this.#paused ?? []
    this.#paused = null
    for (const xid of [...rows.map(row => row.xid), ...paused]) this.#enqueue(xid)
  }

  /** Call every few seconds: catches up in any case and deletes old entries. */
  async cleanUp() {
    const now = Date.now()
    await this.catchUp()
    await this.#takeSnapshot()
    const base = this.#snapshots.findLast(({ takenAt }) => takenAt < now - SETTLED_AFTER_MS)
    for (const [xid, seenAt] of this.#seen) {
      if (base && seenAt < base.takenAt - SETTLED_AFTER_MS) this.#seen.delete(xid)
    }
    const oldest = this.#snapshots[0]!
    if (oldest.takenAt > now - RETENTION_MS) return
    await this.#options.admin.query(
      `delete from realtime.outbox where id in (select id from realtime.outbox
        where pg_visible_in_snapshot(xid, $1::text::pg_snapshot) limit 10000 for update skip locked)`,
      [oldest.text],
    )
    this.#snapshots.shift()
  }

  close() {
    this.#isClosed = true
    this.#queue = []
  }

  async #takeSnapshot() {
    const takenAt = Date.now()
    const { rows } = await this.#options.admin.query<{ text: string }>(
      "select pg_current_snapshot()::text as text",
    )
    this.#snapshots.push({ takenAt, text: rows[0]!.text })
  }

  async #deliverQueued() {
    this.#isDelivering = true
    for (let xid = this.#queue.shift(); xid !== undefined; xid = this.#queue.shift()) {
      await this.#deliverTransaction(xid)
    }
    this.#isDelivering = false
  }

  async #deliverTransaction(xid: string) {
    let last = "0"
    for (let attempt = 1; !this.#isClosed; ) {
      try {
        const page = await this.#readPage(xid, last)
        for (const { id, ...entry } of page) {
          await this.#options.deliver(entry)
          last = id
        }
        if (page.length < PAGE_SIZE) return
        attempt = 1
      } catch (error) {
        if (this.#isClosed) return
        if (attempt++ >= ATTEMPTS) return this.#options.report(error)
        await new Promise(resolve => setTimeout(resolve, 50 * 2 ** attempt))
      }
    }
  }

  async #readPage(xid: string, after: string) {
    const watched = this.#options.watchedTables()
    const { rows } = await this.#options.admin.query<(Change | DatabaseBroadcast) & { id: string }>(
      READ_PAGE,
      [xid, after, watched === "all" ? null : watched],
    )
    return rows
  }
}
