import pg from "pg"
import { afterAll, expect, test } from "vitest"
import { testDatabase } from "#tests/support/database.ts"

const database = await testDatabase()
const client = new pg.Client({ connectionString: database.url })
await client.connect()
afterAll(async () => {
  await client.end()
  await database.drop()
})

const MEMBER = "00000000-0000-4000-8000-000000000001"
const STAFF = "00000000-0000-4000-8000-000000000002"
const PERSON = "('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid"
const DATE = "md5('date7')::uuid"

// Enough rows that the planner chooses the same plan as for a hundred times as many. All events are published and all
// registrations confirmed: what else there could be is hidden from the planner, so it must not expect the opposite.
await database.sql(`
  set session_replication_role = replica;
  insert into auth.users (id, email) select ${PERSON}, n || '@example.org' from generate_series(1, 4000) n;
  insert into public.profiles (id) select ${PERSON} from generate_series(1, 4000) n;
  insert into public.events (id, slug, kind, status, title, summary, format, time_zone)
  select md5('event' || n)::uuid, 'event-' || n, 'training', 'published', 'Training', 'Learn to use naloxone.', 'online', 'America/Chicago'
  from generate_series(1, 2000) n;
  insert into public.event_dates (id, event_id, starts_at, ends_at, is_public)
  select md5('date' || n)::uuid, md5('event' || n)::uuid, now() + (10 - n) * interval '1 day',
    now() + (10 - n) * interval '1 day' + interval '1 hour', true from generate_series(1, 2000) n;
  insert into public.event_registrations (date_id, user_id, number, channel, status, party_size)
  select md5('date' || n % 400)::uuid, ${PERSON}, n / 400 + 1, 'room', 'confirmed', 1 from generate_series(1, 4000) n;
  insert into public.event_registrations (date_id, name, email, number, channel, status, party_size)
  select md5('date' || n % 400)::uuid, 'Gus', n || '@example.org', n / 400 + 100, 'room', 'confirmed', 1
  from generate_series(1, 4000) n;
  set session_replication_role = origin`)
await database.sql("insert into public.user_roles (user_id, role) values ($1, 'events')", [STAFF])
await database.sql(
  `insert into public.member_sessions (id, user_id, started_at, seen_at, staff_since, staff_seen_at)
   values ($1, $1, now(), now(), now(), now())`,
  [STAFF],
)
for (const table of ["events", "event_dates", "event_registrations", "profiles"])
  await database.sql(`vacuum analyze public.${table}`)

interface Node {
  "Node Type": string
  "Relation Name"?: string
  "Index Name"?: string
  "Index Cond"?: string
  Plans?: Node[]
}

/** The scans of a plan that read more rows than they return: of a whole table, or of an index without its first column. */
async function wholeReads(query: string, caller: string) {
  const { rows } = await asCaller(caller, `explain (format json, costs off) ${query}`)
  const { rows: indexes } = await client.query<{ name: string; first: string }>(
    `select x.relname as name, pg_get_indexdef(x.oid, 1, true) as first
     from pg_index i join pg_class x on x.oid = i.indexrelid`,
  )
  const firstOf = new Map(indexes.map(({ name, first }) => [name, first]))
  function reads(node: Node): string[] {
    const index = node["Index Name"]
    const condition = node["Index Cond"] ?? ""
    const isWhole = index !== undefined && !condition.includes(firstOf.get(index)!)
    const own = node["Node Type"] === "Seq Scan" ? node["Relation Name"] : isWhole ? index : undefined
    return [...(own ? [own] : []), ...(node.Plans ?? []).flatMap(reads)]
  }
  return reads(rows[0]["QUERY PLAN"][0].Plan)
}

async function asCaller(caller: string, query: string) {
  await client.query("begin")
  if (caller === "function_owner") await client.query("set local role function_owner")
  else {
    const claims = JSON.stringify({ sub: caller, role: "authenticated", aal: "aal2", session_id: caller })
    await client.query("select set_config('request.jwt.claims', $1, true)", [claims])
    await client.query("set local role authenticated")
  }
  const result = await client.query(query)
  await client.query("rollback")
  return result
}

test.each(["confirmed", "waiting"])("staff read the %s of a date from an index", async status => {
  const query = `select id, number, name from public.event_registrations
    where date_id = ${DATE} and status = '${status}' order by number, id limit 26`
  expect(await wholeReads(query, STAFF)).toEqual([])
})

test("whom a cancellation reaches is counted from an index", async () => {
  const [row] = await database.sql(
    "select prosrc from pg_proc where pronamespace = 'private'::regnamespace and proname = 'people_to_tell'",
  )
  const [, count] = /return \((.*?)\n {2}\);/s.exec(String(row!.prosrc))!
  for (const date of [DATE, "null"]) {
    const query = count!.replace(/\bdate,/, `${date},`).replace("= event", "= md5('event7')::uuid")
    expect(query).toContain(`coalesce(${date}, d.id)`)
    expect(await wholeReads(query, "function_owner")).toEqual([])
  }
})

test("an event is found by its address, and past dates stop at the limit", async () => {
  const event = "select id, title from public.events where slug = 'event-7' and status <> 'draft'"
  expect(await wholeReads(event, MEMBER)).toEqual([])
  const past = `select d.id, e.slug from public.event_dates d join public.events e on e.id = d.event_id
    where e.status <> 'draft' and d.ends_at <= now() and d.starts_at <= now() order by d.starts_at desc, d.id limit 3`
  expect(await wholeReads(past, MEMBER)).toEqual([])
})

test("members find their own registrations by their own id", async () => {
  const own = `select id from public.event_registrations
    where user_id = (select auth.uid()) and date_id = ${DATE} and status not in ('canceled', 'expired')`
  expect(await wholeReads(own, MEMBER)).toEqual([])
  const all = "select id, date_id, status from public.event_registrations"
  expect(await wholeReads(all, MEMBER)).toEqual([])
})
