import { afterAll, expect, test } from "vitest"
import { testDatabase } from "#tests/support/database.ts"
import { watchChanges } from "./changes.ts"
import { connectTo, parseDatabaseUrl } from "./setup/external-server.ts"

const database = await testDatabase()
const reports: (readonly string[] | "all")[] = []
let catalogChanges = 0
const stopWatching = await watchChanges(() => connectTo(parseDatabaseUrl(database.url)), {
  tablesChanged: tables => reports.push(tables),
  schemaChanged: () => catalogChanges++,
})
afterAll(async () => {
  await stopWatching()
  await database.drop()
})

test("a statement on a published table notifies once, and not after a rollback", async () => {
  reports.length = 0
  await database.sql("begin; update site_settings set tagline = 'Never.'; rollback")
  await database.sql(
    "begin; update site_settings set tagline = 'One.'; update site_settings set tagline = 'Two.'; commit",
  )
  await expect.poll(() => reports).toEqual([["public.site_settings"]])
})

test("a table notifies from joining the publication until leaving it", async () => {
  await database.sql("create table public.late (id int); insert into public.late values (1)")
  await database.sql("alter publication supabase_realtime add table public.late")
  reports.length = 0
  // Notifications that arrive together are one report, so the second statement waits for the first report.
  await database.sql("insert into public.late values (2)")
  await expect.poll(() => reports.flat()).toEqual(["public.late"])
  await database.sql("truncate public.late")
  await expect.poll(() => reports.flat()).toEqual(["public.late", "public.late"])

  await database.sql("alter publication supabase_realtime drop table public.late")
  reports.length = 0
  await database.sql("insert into public.late values (3)")
  await database.sql("update site_settings set tagline = 'After.'")
  await expect.poll(() => reports.flat()).toEqual(["public.site_settings"])
})

test("after a lost connection everything counts as changed, and notifications resume", async () => {
  reports.length = 0
  await database.sql(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %'`)
  await expect.poll(() => reports).toEqual(["all"])
  await database.sql("update site_settings set tagline = 'Again.'")
  await expect.poll(() => reports).toEqual(["all", ["public.site_settings"]])
})

test("schema changes are announced, changes of rows or temporary tables are not", async () => {
  catalogChanges = 0
  reports.length = 0
  await database.sql("create temporary table passing (id int); drop table passing")
  await database.sql("update site_settings set tagline = 'Rows.'")
  await expect.poll(() => reports).toHaveLength(1)
  expect(catalogChanges).toBe(0)
  await database.sql("create function public.one() returns int language sql as 'select 1'")
  await expect.poll(() => catalogChanges).toBe(1)
  await database.sql("drop function public.one()")
  await expect.poll(() => catalogChanges).toBe(2)
})
