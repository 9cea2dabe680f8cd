import { readFileSync } from "node:fs"
import pg, { type ClientBase } from "pg"
import { testDatabase } from "#tests/support/database.ts"

interface PolicyTestDb {
  db: ClientBase
  close(): Promise<void>
}

const DROP_SITE_POLICIES = `do $$ declare found record; begin
  for found in select * from pg_policies where schemaname in ('storage', 'realtime') loop
    execute format('drop policy %I on %I.%I', found.policyname, found.schemaname, found.tablename);
  end loop;
  delete from storage.objects;
  delete from storage.buckets;
end $$`

/** A superuser connection to a migrated database of its own. */
export async function policyTestDb(): Promise<PolicyTestDb> {
  const database = await testDatabase()
  const db = new pg.Client({ connectionString: database.url })
  await db.connect()
  return {
    db,
    async close() {
      await db.end()
      await database.drop()
    },
  }
}

/** The same with the sample schema instead of the site's. */
export async function sampleTestDb(): Promise<PolicyTestDb> {
  const database = await policyTestDb()
  await database.db.query("drop schema public, private cascade; create schema public")
  await database.db.query(DROP_SITE_POLICIES)
  await database.db.query(readFileSync("tests/policies/sample/schema.sql", "utf8"))
  return database
}

/** Runs `work` in a transaction and rolls it back. */
export async function withRollback<T>(db: ClientBase, work: () => Promise<T>): Promise<T> {
  await db.query("begin")
  try {
    return await work()
  } finally {
    await db.query("rollback")
  }
}
