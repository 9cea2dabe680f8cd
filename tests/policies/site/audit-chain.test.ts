import { afterEach, beforeEach, expect, test } from "vitest"
import { type TestDatabase, testDatabase } from "#tests/support/database.ts"

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
  await addEntries(5)
})
afterEach(() => database.drop())

test("the task links every entry once, in order and without gaps", async () => {
  await database.sql("select private.seal_audit()")
  await addEntries(3)
  await Promise.all([
    database.sql("select private.seal_audit()"),
    database.sql("select private.seal_audit()"),
  ])
  const links = await database.sql(
    `select l.position::int, e.record_id from public.audit_links l join public.audit_entries e on e.id = l.entry_id
     order by l.position`,
  )
  expect(links.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(links.map(({ record_id }) => record_id)).toEqual(["1", "2", "3", "4", "5", "1", "2", "3"])
  expect(await check()).toEqual({ links: 8, broken_at: null })
})

test.each([
  ["a changed entry", "update public.audit_entries set reason = 'another' where record_id = '3'", 3],
  [
    "a moved time",
    "update public.audit_entries set occurred_at = now() - interval '1 day' where record_id = '2'",
    2,
  ],
  ["a removed entry with its link", removal("record_id = '4'"), 5],
  ["a removed end, after a check", removal("record_id in ('4', '5')"), 5],
  [
    "an entry beside the chain",
    "insert into public.audit_entries (group_id, verb, record_kind) values (gen_random_uuid(), 'deleted', 'kits')",
    6,
  ],
  [
    "a link that another entry has taken",
    "update public.audit_links set hash = sha256('x') where position = 2",
    2,
  ],
])("the check finds %s", async (_what, tampering, link) => {
  expect(await check()).toEqual({ links: 5, broken_at: null })
  await database.sql(`set session_replication_role = replica; ${tampering}; reset session_replication_role`)
  expect((await check()).broken_at).toBe(link)
})

function removal(condition: string) {
  return `delete from public.audit_links where entry_id in (select id from public.audit_entries where ${condition});
    delete from public.audit_entries where ${condition}`
}

async function addEntries(count: number) {
  await database.sql(
    `with added as (
       insert into public.audit_entries (group_id, verb, record_kind, record_id, occurred_at)
       select gen_random_uuid(), 'changed', 'kits', n, clock_timestamp() + n * interval '1 ms' from generate_series(1, $1) n
       returning id
     ) insert into private.audit_unsealed select id from added`,
    [count],
  )
}

async function check() {
  await database.sql("select private.check_audit()")
  const [row] = await database.sql(
    "select links::int, broken_at::int from private.audit_checks order by checked_at desc limit 1",
  )
  return row!
}
