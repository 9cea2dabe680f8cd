import { afterAll, expect, test } from "vitest"
import { policyTestDb, withRollback } from "../access/policy-test-db.ts"
import { unfilteredWrites } from "./unfiltered-writes.ts"

const { db, close } = await policyTestDb()
afterAll(close)

const FUNCTIONS = `
  select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as body
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where p.prokind in ('f', 'p') and n.nspname not in ('pg_catalog', 'information_schema')
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by name`

async function findUnfilteredWrites() {
  const { rows } = await db.query<{ name: string; body: string }>(FUNCTIONS)
  expect(rows.length).toBeGreaterThan(100)
  return rows.flatMap(({ name, body }) => unfilteredWrites(body).map(statement => `${name}: ${statement}`))
}

test("no function updates or deletes without WHERE, which hosted projects refuse", async () => {
  expect(await findUnfilteredWrites()).toEqual([])
})

test.each([
  "update public.kit_stock set count = 0",
  "delete from public.kit_stock",
  "with gone as (delete from public.kit_stock returning *) select from gone where true",
  "update public.kit_stock set count = (select 1 where true)",
])("a function with an unfiltered write is reported: %s", async statement => {
  const found = await withRollback(db, async () => {
    await db.query("set local check_function_bodies = off")
    await db.query(`create function public.unfiltered() returns void language sql as $$ ${statement}; $$`)
    await db.query(
      `create function public.dynamic() returns void language plpgsql as $$ begin execute '${statement}'; end $$`,
    )
    return findUnfilteredWrites()
  })
  expect(found.map(text => text.split("(")[0])).toEqual(["dynamic", "unfiltered"])
})

test.each([
  "update public.kit_stock set count = 0 where true",
  "select count from public.kit_stock for update",
  "select count from public.kit_stock for no key update of kit_stock",
  "insert into public.kit_stock values (1) on conflict (id) do update set count = 1",
  "update public.kit_stock s set count = 1 from (select 1 as id) n where n.id = s.id; select 1",
])("a statement that safeupdate allows is not reported: %s", statement => {
  expect(unfilteredWrites(statement)).toEqual([])
})
