import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { openBackend } from "#backend/open.ts"
import { testDatabase } from "#tests/support/database.ts"
import { tempFolder } from "#tests/support/folder.ts"
import { runScript } from "#tests/support/process.ts"

const FIRST = { "20260101000000_first.sql": "create table public.firsts (id int)" }

test("processes that open an empty database at once apply each migration once", async () => {
  const database = await emptyDatabase()
  const script = `import { openBackend } from "#backend/open.ts"
    const open = await openBackend({ dataDir: ".cache", databaseUrl: ${JSON.stringify(database.url)} })
    console.log(JSON.stringify([open.info.migrationsApplied, open.keys.secretKey]))
    await open.close()`
  const outputs = await Promise.all([1, 2, 3].map(() => runScript(script).output()))
  const responses = outputs.map(output => JSON.parse(output) as [number, string])
  const applied = await database.sql("select version from supabase_migrations.schema_migrations")
  expect(responses.map(([count]) => count).sort()).toEqual([0, 0, applied.length])
  expect(new Set(responses.map(([, secretKey]) => secretKey)).size).toBe(1)
})

test("a migration runs as postgres and finds extensions without their schema", async () => {
  const database = await emptyDatabase()
  await migrate(database.url, {
    "20260101000000_asks.sql": `create extension citext with schema extensions;
      create table public.asked as select current_user::text as name, gen_random_uuid() as id,
        uuid_generate_v4() as other, 'A'::citext = 'a' as same`,
  })
  const [row] = await database.sql("select name, same from public.asked")
  expect(row).toEqual({ name: "postgres", same: true })
})

test("a failing migration reports file, line and column, and is rolled back", async () => {
  const database = await emptyDatabase()
  const failing = "create table public.half (id int);\n-- ünïcödé 🫁\nselect 1,\n  nonsense from public.half;"
  const opening = migrate(database.url, { ...FIRST, "20260102000000_second.sql": failing })
  await expect(opening).rejects.toThrow(/20260102000000_second\.sql:4:3: column "nonsense" does not exist/)
  expect(await tables(database)).toEqual(["firsts"])
  expect(await versions(database)).toEqual(["20260101000000"])
  await migrate(database.url, { ...FIRST, "20260102000000_second.sql": "create table public.half (id int)" })
  expect(await tables(database)).toEqual(["firsts", "half"])
})

test("a process killed during a migration leaves nothing behind, and the next one continues", async () => {
  const database = await emptyDatabase()
  const dir = folderOf({
    ...FIRST,
    "20260102000000_slow.sql": "create table public.half (id int); select pg_sleep(60)",
  })
  const script = runScript(`import { openBackend } from "#backend/open.ts"
    await openBackend({ dataDir: ".cache", databaseUrl: ${JSON.stringify(database.url)}, migrationsDir: ${JSON.stringify(dir)} })`)
  const sleeping = `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`
  await expect.poll(() => database.sql(sleeping)).toHaveLength(1)
  await script.kill()
  await migrate(database.url, { ...FIRST, "20260102000000_quick.sql": "create table public.whole (id int)" })
  expect(await tables(database)).toEqual(["firsts", "whole"])
})

test("refuses by name a migration that was changed after it was applied", async () => {
  const database = await emptyDatabase()
  await migrate(database.url, FIRST)
  const edited = migrate(database.url, {
    "20260101000000_first.sql": "create table public.firsts (id bigint)",
  })
  await expect(edited).rejects.toThrow(
    /20260101000000_first\.sql was changed after the database had applied it: run npm run db:reset/,
  )
  await migrate(database.url, { "20260101000000_first.sql": "create table public.firsts (id int);\n" })
})

test("rejects a migration that ends its own transaction", async () => {
  const database = await emptyDatabase()
  const opening = migrate(database.url, {
    "20260101000000_sly.sql": "create table public.sly (id int); commit;",
  })
  await expect(opening).rejects.toThrow("20260101000000_sly.sql ends its transaction itself")
  expect(await versions(database)).toEqual([])
})

test("a statement that cannot run in a transaction fails with PostgreSQL's message", async () => {
  const database = await emptyDatabase()
  const opening = migrate(database.url, {
    "20260101000000_alone.sql": "create index concurrently on auth.users (id)",
  })
  await expect(opening).rejects.toThrow("cannot run inside a transaction block")
})

test("rejects a database ahead of its folder and a migration out of order", async () => {
  const database = await emptyDatabase()
  await migrate(database.url, FIRST)
  const elsewhere = migrate(database.url, { "20260102000000_other.sql": "select 1" })
  await expect(elsewhere).rejects.toThrow("run npm run db:reset")
  const outOfOrder = migrate(database.url, { ...FIRST, "20251231000000_late.sql": "select 1" })
  await expect(outOfOrder).rejects.toThrow("20251231000000_late.sql comes before 20260101000000")
})

test("settings changed in one migration do not affect the next", async () => {
  const database = await emptyDatabase()
  await migrate(database.url, {
    "20260101000000_dump.sql": "set search_path = ''; set statement_timeout = 1",
    "20260102000000_next.sql": "create table placed (id int); select pg_sleep(0.05)",
  })
  expect(await tables(database)).toEqual(["placed"])
})

async function emptyDatabase() {
  const database = await testDatabase({ empty: true })
  onTestFinished(database.drop)
  return database
}

function folderOf(files: Record<string, string>) {
  const dir = join(tempFolder(), "migrations")
  mkdirSync(dir)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text)
  return dir
}

async function migrate(databaseUrl: string, files: Record<string, string>) {
  const open = await openBackend({ dataDir: ".cache", databaseUrl, migrationsDir: folderOf(files) })
  await open.close()
}

type Sql = { sql: (text: string) => Promise<{ name?: string }[]> }

async function tables({ sql }: Sql) {
  const rows = await sql(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
  )
  return rows.map(row => row.name)
}

async function versions({ sql }: Sql) {
  const rows = await sql("select version as name from supabase_migrations.schema_migrations order by 1")
  return rows.map(row => row.name)
}
