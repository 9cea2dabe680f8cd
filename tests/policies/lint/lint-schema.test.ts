import { afterAll, expect, test } from "vitest"
import { policyTestDb, withRollback } from "../access/policy-test-db.ts"
import { registrationFile, registrations, siteFixtures } from "../access/registrations.ts"
import { lintSchema } from "./lint-schema.ts"

const { db, close } = await policyTestDb()
afterAll(close)

test("no table, view, policy, function or grant violates a rule", async () => {
  expect(await withRollback(db, () => lintSchema(db, siteFixtures))).toEqual([])
})

test("a new table without a registration is reported with the file to add", async () => {
  const messages = await withRollback(db, async () => {
    await db.query("create table public.event_seats (id integer primary key)")
    return lintSchema(db, siteFixtures)
  })
  expect(messages).toContain(
    "rule 2: public.event_seats is not registered: add tests/policies/tables/event-seats.ts",
  )
})

test.each([
  ["create table private.seat_locks (id integer primary key)", "private.seat_locks", "private/seat-locks.ts"],
  ["create schema reports; create table reports.totals (id integer)", "reports.totals", "reports/totals.ts"],
])("a new table outside the API is reported too: %s", async (sql, table, file) => {
  const messages = await withRollback(db, async () => {
    await db.query(sql)
    return lintSchema(db, siteFixtures)
  })
  expect(messages).toContain(
    `rule 2: ${table} is not registered: add tests/policies/tables/${file} with usedBy`,
  )
})

test("every registration file belongs to a table", async () => {
  const { rows } = await db.query<{ name: string }>(
    "select name from unnest($1::text[]) as name where to_regclass(name) is null",
    [Object.keys(registrations)],
  )
  expect(rows.map(({ name }) => registrationFile(name))).toEqual([])
})

test("row-level security is enabled for every new table in public", async () => {
  await withRollback(db, async () => {
    await db.query("create table public.new_table (id integer primary key)")
    const { rows } = await db.query(
      "select relrowsecurity from pg_class where oid = 'public.new_table'::regclass",
    )
    expect(rows).toEqual([{ relrowsecurity: true }])
  })
})
