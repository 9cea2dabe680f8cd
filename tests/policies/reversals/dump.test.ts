import { afterAll, beforeEach, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { REPORT_TABLES, tablesWrittenSince, transactionNow } from "./written-tables.ts"

const backend = await testBackend()
afterAll(backend.close)
const { sql } = backend

const PEOPLE = 40

beforeEach(async () => {
  for (const table of REPORT_TABLES) await sql(`delete from ${table}`)
})

/** The page writes a report of this person, then their refill request; both can be recognized in a dump. */
async function reportAndRequest(person: number) {
  const keys = { report: crypto.randomUUID(), refill: crypto.randomUUID() }
  const report = { grain: "earlier", doses: "2", outcome: "survived", story: `we waited, ${person}` }
  const submitted = await backend.visitor.rpc("submit_reversal", { report, key: keys.report }).throwOnError()
  const refill = {
    ...{ sealed_address: `${"A".repeat(40)}_${person}`, in_state: "Ohio", kits: 1, key: keys.refill },
  }
  const requested = await backend.visitor.rpc("request_refill", refill).throwOnError()
  expect([submitted.data, requested.data]).toEqual(["saved", "saved"])
  return keys
}

/** More rows than are written again with a new one, as after a night. */
async function fillTables() {
  await sql(`insert into public.reversal_reports (grain, doses, outcome)
    select 'earlier', '2', 'survived' from generate_series(1, 2000)`)
  await sql(`insert into public.refill_requests (sealed_address, kits)
    select repeat('A', 60), 1 from generate_series(1, 2000)`)
  await sql("insert into private.reversal_keys (key) select gen_random_uuid() from generate_series(1, 100)")
  await sql("insert into private.refill_keys (key) select gen_random_uuid() from generate_series(1, 100)")
  await sql("select private.mix_reversal_reports(), private.mix_refill_requests()")
}

interface Place {
  person: number
  /** The transaction and the command that wrote the row. */
  writer: string
  /** Position in the table, among the rows of these people. */
  rank: number
}

/** In the order of the table on the disk, or of another column. */
const placesOf = (table: string, person: string, isTheirs: string, order = "ctid") =>
  sql<Place>(
    `select ${person} as person, concat_ws(' ', t.xmin, t.cmin, t.xmax) as writer,
       rank() over (order by t.${order})::int as rank
     from ${table} t where ${isTheirs} order by 1`,
  )

const REPORTS_OF = [
  "public.reversal_reports",
  "substring(t.story from '\\d+')::int",
  "t.story is not null",
] as const
const REFILLS_OF = [
  "public.refill_requests",
  "substring(t.sealed_address from '_(\\d+)$')::int",
  "t.sealed_address ~ '_\\d+$'",
] as const

const keyPlaces = (table: string, keys: string[]) =>
  placesOf(table, `array_position('{${keys}}'::uuid[], t.key)`, `t.key = any ('{${keys}}'::uuid[])`)

/** Spearman's coefficient of two orders: 1 for the same, about 0 for independent ones. */
function rankCorrelation(one: number[], other: number[]) {
  const squares = one.reduce((sum, rank, i) => sum + (rank - other[i]!) ** 2, 0)
  return 1 - (6 * squares) / (one.length * (one.length ** 2 - 1))
}

test("the order of reports says nothing about the order of refills, in any table", async () => {
  await fillTables()
  const keys = []
  for (let person = 1; person <= PEOPLE; person++) keys.push(await reportAndRequest(person))
  const orders = {
    reports: await placesOf(...REPORTS_OF),
    refills: await placesOf(...REFILLS_OF),
    reportIds: await placesOf(...REPORTS_OF, "id"),
    refillIds: await placesOf(...REFILLS_OF, "id"),
    reportKeys: await keyPlaces(
      "private.reversal_keys",
      keys.map(({ report }) => report),
    ),
    refillKeys: await keyPlaces(
      "private.refill_keys",
      keys.map(({ refill }) => refill),
    ),
  }
  const arrival = Array.from({ length: PEOPLE }, (_, i) => i + 1)
  for (const [name, places] of Object.entries(orders)) {
    expect([name, places.map(({ person }) => person)]).toEqual([name, arrival])
    // One command wrote all of them last, so sorting by it sorts nothing.
    expect([name, new Set(places.map(({ writer }) => writer)).size]).toEqual([name, 1])
    // Independent orders of 40 exceed 0.8 once in some ten million runs.
    const ranks = places.map(({ rank }) => rank)
    expect([name, Math.abs(rankCorrelation(ranks, arrival)) < 0.8]).toEqual([name, true])
  }
  const ranksOf = (places: Place[]) => places.map(({ rank }) => rank)
  for (const [one, other] of [
    [orders.reports, orders.refills],
    [orders.reportKeys, orders.refillKeys],
    [orders.reports, orders.refillKeys],
    [orders.reportKeys, orders.refills],
  ] as const)
    expect(Math.abs(rankCorrelation(ranksOf(one), ranksOf(other)))).toBeLessThan(0.8)
})

test("a new row hides among 200 others of the same month or age", async () => {
  await fillTables()
  await sql("update public.reversal_reports set received_month = received_month - interval '1 month'")
  await sql(`update public.reversal_reports set received_month = date_trunc('month', now())
    where id in (select id from public.reversal_reports limit 300)`)
  await sql("update public.refill_requests set weeks_waiting = 3")
  await sql(`update public.refill_requests set weeks_waiting = 0
    where id in (select id from public.refill_requests limit 300)`)
  await reportAndRequest(1)
  expect(
    await sql(`select count(*)::int as rows, count(distinct r.xmin::text)::int as writers from public.reversal_reports r
      where r.is_shuffled and r.received_month = date_trunc('month', now())`),
  ).toEqual([{ rows: 201, writers: 1 }])
  expect(
    await sql(`select count(*)::int as rows, count(distinct r.xmin::text)::int as writers from public.refill_requests r
      where r.is_shuffled and r.weeks_waiting = 0`),
  ).toEqual([{ rows: 201, writers: 1 }])
  await sql("select private.mix_reversal_reports(), private.mix_refill_requests()")
  for (const table of ["public.reversal_reports", "public.refill_requests"])
    expect(
      await sql(
        `select count(distinct xmin::text)::int as writers, bool_or(is_shuffled) as shuffled from ${table}`,
      ),
    ).toEqual([{ writers: 1, shuffled: false }])
})

test("a report and a refill write four tables and no other, and move no sequence", async () => {
  // The first new row after a night marks others, which wait for staff.
  await fillTables()
  const sequences = "select schemaname, sequencename, last_value from pg_sequences order by 1, 2"
  const before = await sql(sequences)
  const start = await transactionNow(sql)
  await reportAndRequest(1)
  expect(await sql(sequences)).toEqual(before)
  expect(await tablesWrittenSince(sql, start)).toEqual(REPORT_TABLES)
})

test("the tables have no time of day, no number that counts up and no reference to another table", async () => {
  const columns = await sql<{ name: string; type: string }>(
    `select format('%s.%s', a.attrelid::regclass, a.attname) as name, format_type(a.atttypid, null) as type
     from pg_attribute a join pg_type t on t.oid = a.atttypid left join pg_type e on e.oid = t.typelem
     where a.attrelid = any ($1::regclass[]) and a.attnum > 0 and not a.attisdropped
       and 'e' not in (t.typtype, coalesce(e.typtype, 'b')) and t.typname <> 'bool' order by 1`,
    [REPORT_TABLES],
  )
  // Answers from a list and marks that are on or off aside, this is every column.
  expect(columns.map(({ name, type }) => `${name}: ${type}`)).toEqual([
    "private.refill_keys.key: uuid",
    "private.reversal_keys.key: uuid",
    "refill_requests.id: uuid",
    "refill_requests.kits: smallint",
    "refill_requests.sealed_address: text",
    "refill_requests.shipped_on: date",
    "refill_requests.weeks_waiting: smallint",
    "reversal_reports.county: text",
    "reversal_reports.id: uuid",
    "reversal_reports.period: date",
    "reversal_reports.received_month: date",
    "reversal_reports.repeat_of: uuid",
    "reversal_reports.state: text",
    "reversal_reports.story: text",
  ])
  const references = await sql(
    `select conname from pg_constraint where contype = 'f'
     and ($1::regclass[] @> array[conrelid::regclass] or $1::regclass[] @> array[confrelid::regclass])`,
    [REPORT_TABLES],
  )
  expect(references).toEqual([])
  // The server notes neither when a transaction ended nor the text of a statement that fails.
  const settings = await sql<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in ('track_commit_timestamp', 'log_statement',
       'log_min_duration_statement', 'log_min_error_statement', 'log_parameter_max_length_on_error') order by 1`,
  )
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
    ...{ log_min_duration_statement: "-1", log_min_error_statement: "panic" },
    ...{ log_parameter_max_length_on_error: "0", log_statement: "none", track_commit_timestamp: "off" },
  })
})
