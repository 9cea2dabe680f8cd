import type { Database } from "../../postgres/database.ts"
import { callRealtimeFunction } from "../channels/access.ts"
import type { Channel } from "../channels/channel.ts"
import type { Subscription } from "../channels/join-config.ts"
import type { SocketCaller } from "../connections/caller.ts"
import { encodeMessage } from "../connections/frames.ts"
import { FilterBatch } from "./filters.ts"
import type { Change } from "./outbox.ts"
import type { Subscriber, Subscribers } from "./subscribers.ts"

/** The database's answer about a change: its table, and which callers may see it. */
interface Audience {
  columns: { name: string; type: string; isKey: boolean }[]
  /** Columns in the publication. */
  published: string[]
  /** Whether the old row is sent whole: REPLICA IDENTITY FULL and no policies that could hide it. */
  keepsOldRow: boolean
  /** By role. */
  readable: Record<string, string[] | null>
  sees: boolean[]
}

// Large enough to be fast, small enough to let other queries use the connection in between.
const CALLERS_PER_QUERY = 200

/** Sends a change to every subscriber whose filter matches and who may see the row. */
export async function deliverChange(change: Change, subscribers: Subscribers, database: Database) {
  const interested = await matchFilters(change, subscribers.of(change), database)
  const byCaller = Map.groupBy(interested, ({ channel }) => channel.caller.key)
  const groups = [...byCaller.values()].map(group => ({ caller: group[0]!.channel.caller, group }))
  // PostgreSQL keeps its plan as long as the role stays the same.
  groups.sort((a, b) => (a.caller.role < b.caller.role ? -1 : 1))
  const seen: { audience: Audience; role: string; group: Subscriber[] }[] = []
  for (let offset = 0; offset < groups.length; offset += CALLERS_PER_QUERY) {
    const batch = groups.slice(offset, offset + CALLERS_PER_QUERY)
    const audience = await fetchAudience(
      change,
      batch.map(({ caller }) => caller),
      database,
    )
    if (!audience) return
    batch.forEach(({ caller, group }, index) => {
      if (audience.sees[index]) seen.push({ audience, role: caller.role, group })
    })
  }
  // Sent only after all queries succeeded: a retried change must not reach anyone twice.
  const payloads = new Map<string, string>()
  for (const { audience, role, group } of seen) {
    for (const [channel, list] of Map.groupBy(group, ({ channel }) => channel)) {
      send(channel, list, change, audience, role, payloads)
    }
  }
}

async function matchFilters(change: Change, all: Subscriber[], database: Database) {
  const tests = new FilterBatch()
  for (const { subscription } of all) tests.add(subscription.filter)
  if (tests.list.length === 0) return all
  const results = await callRealtimeFunction<number[][]>(database, {
    text: "select realtime.matching($1, $2, $3)",
    values: [change.relation, JSON.stringify(change.record ?? change.oldRecord), JSON.stringify(tests.list)],
  })
  const passes = tests.matcher(results ?? [])
  return all.filter(({ subscription }) => passes(subscription.filter))
}

async function fetchAudience(change: Change, callers: SocketCaller[], database: Database) {
  const batch = callers.map(({ role, claims }) => ({ role, claims: JSON.stringify(claims) }))
  return callRealtimeFunction<Audience>(database, {
    text: "select realtime.audience($1, $2, $3, $4, $5)",
    values: [
      change.relation,
      change.operation,
      JSON.stringify(change.record ?? change.oldRecord),
      String(change.isCut),
      JSON.stringify(batch),
    ],
  })
}

function send(
  channel: Channel,
  list: Subscriber[],
  change: Change,
  audience: Audience,
  role: string,
  payloads: Map<string, string>,
) {
  if (!channel.isJoined) return
  const readable = new Set(audience.readable[role]?.filter(name => audience.published.includes(name)))
  const wanted = list.filter(({ subscription }) => filtersOnlyOn(subscription, readable))
  for (const [select, same] of Map.groupBy(wanted, ({ subscription }) => subscription.select?.join())) {
    const key = JSON.stringify([role, select])
    const columns = same[0]!.subscription.select ?? null
    const data = payloads.get(key) ?? JSON.stringify(buildPayload(change, audience, readable, columns))
    payloads.set(key, data)
    const ids = same.map(({ subscription }) => subscription.id)
    channel.connection.sendFrame(
      encodeMessage(
        channel.connection.version,
        { joinRef: null, ref: null, topic: channel.topic, event: "postgres_changes" },
        `{"ids":${JSON.stringify(ids)},"data":${data}}`,
      ),
      false,
    )
  }
}

// Filtering by a column would reveal its values.
function filtersOnlyOn({ filter }: Subscription, readable: Set<string>) {
  return filter.flat().every(({ column }) => readable.has(column))
}

function buildPayload(change: Change, audience: Audience, readable: Set<string>, select: string[] | null) {
  const columns = audience.columns.filter(
    ({ name }) => readable.has(name) && (select?.includes(name) ?? true),
  )
  const oldColumns = audience.keepsOldRow ? columns : columns.filter(({ isKey }) => isKey)
  return {
    schema: change.schema,
    table: change.table,
    commit_timestamp: change.committedAt,
    type: change.operation,
    columns: columns.map(({ name, type }) => ({ name, type })),
    ...(change.operation !== "DELETE" && { record: pick(change.record, columns) }),
    ...(change.operation !== "INSERT" && { old_record: pick(change.oldRecord, oldColumns) }),
    errors: change.isCut ? ["Error 413: Payload Too Large"] : null,
  }
}

function pick(record: Record<string, unknown> | null, columns: { name: string }[]) {
  const names = columns.map(({ name }) => name).filter(name => record !== null && Object.hasOwn(record, name))
  return Object.fromEntries(names.map(name => [name, record?.[name]]))
}
