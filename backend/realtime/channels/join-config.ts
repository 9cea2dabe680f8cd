import { createHash } from "node:crypto"
import { type Filter, parseFilter } from "../changes/filters.ts"
import { isObject, isStorable } from "../connections/frames.ts"

type ChangeEvent = "*" | "INSERT" | "UPDATE" | "DELETE"

/** One `postgres_changes` subscription of a channel. */
export interface Subscription {
  /** Identical subscriptions have identical ids, as on hosted; the client finds its listener by id. */
  id: number
  event: ChangeEvent
  schema: string
  /** Null means every table of the schema. */
  table: string | null
  filter: Filter
  /** Columns to send, or null for all. */
  select: string[] | null
}

export interface JoinConfig {
  isPrivate: boolean
  /** Whether the sender receives its own broadcasts. */
  self: boolean
  /** Whether each broadcast is acknowledged. */
  ack: boolean
  wantsReplay: boolean
  presence: { isEnabled: boolean; key: string }
  requested: RequestedSubscription[]
}

/** A subscription as sent and as parsed; null if invalid. */
interface RequestedSubscription {
  raw: Record<string, unknown> & { id: number }
  parsed: Subscription | null
}

const MAX_FILTER_LENGTH = 2_000
const EVENTS = ["*", "INSERT", "UPDATE", "DELETE"]

/** Parses the payload of `phx_join` as leniently as hosted: missing or invalid values get defaults. */
export function parseJoin(payload: Record<string, unknown>): JoinConfig {
  const config = objectProperty(payload, "config")
  const broadcast = objectProperty(config, "broadcast")
  const presence = objectProperty(config, "presence")
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
    requested: changes.map(parseSubscription),
  }
}

/** Formats a subscription like hosted's error messages. */
export function describeSubscription({ event, schema, table, filter }: Record<string, unknown>) {
  const filters = typeof filter === "string" ? filter : ""
  return `[event: ${event}, schema: ${schema ?? "public"}, table: ${table ?? "*"}, filters: [${filters}]]`
}

function parseSubscription(raw: Record<string, unknown>): RequestedSubscription {
  const id = idOf(raw)
  const { event, schema = "public", table, filter, select } = raw
  const isValid =
    [schema, table, filter].every(part => typeof part !== "string" || isStorable(part)) &&
    typeof event === "string" &&
    EVENTS.includes(event.toUpperCase()) &&
    typeof schema === "string" &&
    (table === undefined || table === null || typeof table === "string") &&
    (select === undefined || isStringArray(select))
  const isFilter = typeof filter === "string" && filter.length <= MAX_FILTER_LENGTH
  const parsedFilter = filter ? (isFilter ? parseFilter(filter) : null) : []
  if (!isValid || !parsedFilter) return { raw: { ...raw, id }, parsed: null }
  return {
    raw: { ...raw, id },
    parsed: {
      id,
      event: event.toUpperCase() as ChangeEvent,
      schema,
      table: table === "*" || table === undefined ? null : table,
      filter: parsedFilter,
      select: select ?? null,
    },
  }
}

function idOf(subscription: Record<string, unknown>) {
  const sorted = Object.entries(subscription).sort(([a], [b]) => (a < b ? -1 : 1))
  const digest = createHash("sha256").update(JSON.stringify(sorted)).digest()
  // The client treats zero as "no id".
  return (digest.readUInt32BE() % (2 ** 27 - 1)) + 1
}

function objectProperty(parent: Record<string, unknown>, key: string): Record<string, unknown> {
  const child = parent[key]
  return isObject(child) ? child : {}
}

function isStringArray(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(item => typeof item === "string")
}
