import type { Database } from "../../postgres/database.ts"
import { askRealtime } from "../channels/access.ts"
import type { Channel } from "../channels/channel.ts"
import type { Subscription } from "../channels/join-config.ts"
import type { SocketCaller } from "../connections/caller.ts"
import { encodeMessage } from "../connections/frames.ts"
import { Tests } from "./filters.ts"
import type { Change } from "./outbox.ts"
import type { Subscriber, Subscribers } from "./subscribers.ts"

/** What the database says about a change: its table, and who of the callers asked about may see it. */
interface Audience {
  columns: { name: string; type: string; isKey: boolean }[]
  /** The columns in the publication. */
  published: string[]
  /** Whether the old row is sent whole: REPLICA IDENTITY FULL, and no policies that could hide it. */
  keepsOldRow: boolean
  /** By role. */
  readable: Record<string, string[] | null>
  sees: boolean[]
}

// Enough to be quick, few enough to leave the connection to others in between.
const CALLERS_AT_ONCE = 200

/** Sends a change to everybody who subscribed to it, passes its filter and may see the row. */
export async function deliverChange(change: Change, subscribers: Subscribers, database: Database) {
  const interested = await passingFilters(change, subscribers.of(change), database)
  const byCaller = Map.groupBy(interested, ({ channel }) => channel.caller.key)
  const groups = [...byCaller.values()].map(group => ({ caller: group[0]!.channel.caller, group }))
  // The database keeps its plan as long as the role stays the same.
  groups.sort((a, b) => (a.caller.role < b.caller.role ? -1 : 1))
  const seen: { audience: Audience; role: string; group: Subscriber[] }[] = []
  for (let at = 0; at < groups.length; at += CALLERS_AT_ONCE) {
    const asked = groups.slice(at, at + CALLERS_AT_ONCE)
    const audience = await askAudience(
      change,
      asked.map(({ caller }) => caller),
      database,
    )
    if (!audience) return
    asked.forEach(({ caller, group }, place) => {
      if (audience.sees[place]) seen.push({ audience, role: caller.role, group })
    })
  }
  // Sent only when every answer is there: a change that is tried again must not reach anybody twice.
  const payloads = new Map<string, string>()
  for (const { audience, role, group } of seen) {
    for (const [channel, list] of Map.groupBy(group, ({ channel }) => channel)) {
      send(channel, list, change, audience, role, payloads)
    }
  }
}

async function passingFilters(change: Change, all: Subscriber[], database: Database) {
  const tests = new Tests()
  for (const { subscription } of all) tests.add(subscription.filter)
  if (tests.list.length === 0) return all
  const answers = await askRealtime<number[][]>(database, {
    text: "select realtime.matching($1, $2, $3)",
    values: [change.relation, JSON.stringify(change.record ?? change.oldRecord), JSON.stringify(tests.list)],
  })
  const passes = tests.reader(answers ?? [])
  return all.filter(({ subscription }) => passes(subscription.filter))
}

async function askAudience(change: Change, callers: SocketCaller[], database: Database) {
  const asked = callers.map(({ role, claims }) => ({ role, claims: JSON.stringify(claims) }))
  return askRealtime<Audience>(database, {
    text: "select realtime.audience($1, $2, $3, $4, $5)",
    values: [
      change.relation,
      change.operation,
      JSON.stringify(change.record ?? change.oldRecord),
      String(change.isCut),
      JSON.stringify(asked),
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
  const wanted = list.filter(({ subscription }) => filtersOnly(subscription, readable))
  for (const [select, same] of Map.groupBy(wanted, ({ subscription }) => subscription.select?.join())) {
    const key = JSON.stringify([role, select])
    const columns = same[0]!.subscription.select ?? null
    const data = payloads.get(key) ?? JSON.stringify(payloadOf(change, audience, readable, columns))
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

// A filter on a column is a way to learn its values.
function filtersOnly({ filter }: Subscription, readable: Set<string>) {
  return filter.flat().every(({ column }) => readable.has(column))
}

function payloadOf(change: Change, audience: Audience, readable: Set<string>, select: string[] | null) {
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
