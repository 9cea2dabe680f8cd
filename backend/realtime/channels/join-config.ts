import { createHash } from "node:crypto"
import { type Filter, parseFilter } from "../changes/filters.ts"
import { isObject, isStorable } from "../connections/frames.ts"

export type ChangeEvent = "*" | "INSERT" | "UPDATE" | "DELETE"

/** One `postgres_changes` wish of a channel. */
export interface Subscription {
  /** Equal wishes have equal ids, as on hosted; the client finds its listener by it. */
  id: number
  event: ChangeEvent
  schema: string
  /** Null for every table of the schema. */
  table: string | null
  filter: Filter
  /** The only columns wanted, or null for all. */
  select: string[] | null
}

export interface JoinConfig {
  isPrivate: boolean
  /** Whether the sender hears its own broadcasts. */
  self: boolean
  /** Whether each broadcast is answered. */
  ack: boolean
  wantsReplay: boolean
  presence: { isEnabled: boolean; key: string }
  wishes: Wish[]
}

/** A subscription as the client wrote it and as we read it, or why we cannot. */
export interface Wish {
  sent: Record<string, unknown> & { id: number }
  read: Subscription | null
}

const LONGEST_FILTER = 2_000
const EVENTS = ["*", "INSERT", "UPDATE", "DELETE"]

/** Reads the payload of `phx_join` as leniently as hosted does: what is missing or odd has its default. */
export function parseJoin(payload: Record<string, unknown>): JoinConfig {
  const config = objectAt(payload, "config")
  const broadcast = objectAt(config, "broadcast")
  const presence = objectAt(config, "presence")
  const changes = Array.isArray(config.postgres_changes) ? config.postgres_changes.filter(isObject) : []
  return {
    isPrivate: config.private === true,
    self: broadcast.self === true,
    ack: broadcast.ack === true,
    wantsReplay: isObject(broadcast.replay),
    presence: {
      isEnabled: presence.enabled === true,
      key: typeof presence.key === "string" ? presence.key : "",
    },
    wishes: changes.map(readWish),
  }
}

/** The wish in the words of hosted's error messages. */
export function describeWish({ event, schema, table, filter }: Record<string, unknown>) {
  const filters = typeof filter === "string" ? filter : ""
  return `[event: ${event}, schema: ${schema ?? "public"}, table: ${table ?? "*"}, filters: [${filters}]]`
}

function readWish(sent: Record<string, unknown>): Wish {
  const id = idOf(sent)
  const { event, schema = "public", table, filter, select } = sent
  const isReadable =
    [schema, table, filter].every(part => typeof part !== "string" || isStorable(part)) &&
    typeof event === "string" &&
    EVENTS.includes(event.toUpperCase()) &&
    typeof schema === "string" &&
    (table === undefined || table === null || typeof table === "string") &&
    (select === undefined || isListOfNames(select))
  const isFilter = typeof filter === "string" && filter.length <= LONGEST_FILTER
  const conditions = filter ? (isFilter ? parseFilter(filter) : null) : []
  if (!isReadable || !conditions) return { sent: { ...sent, id }, read: null }
  return {
    sent: { ...sent, id },
    read: {
      id,
      event: event.toUpperCase() as ChangeEvent,
      schema,
      table: table === "*" || table === undefined ? null : table,
      filter: conditions,
      select: select ?? null,
    },
  }
}

function idOf(wish: Record<string, unknown>) {
  const sorted = Object.entries(wish).sort(([a], [b]) => (a < b ? -1 : 1))
  const digest = createHash("sha256").update(JSON.stringify(sorted)).digest()
  // The client takes zero for "no id".
  return (digest.readUInt32BE() % (2 ** 27 - 1)) + 1
}

function objectAt(parent: Record<string, unknown>, key: string): Record<string, unknown> {
  const child = parent[key]
  return isObject(child) ? child : {}
}

function isListOfNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(item => typeof item === "string")
}
