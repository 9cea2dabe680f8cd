import { readFileSync } from "node:fs"
import pg, { type ClientBase } from "pg"
import { testDatabase } from "#tests/support/database.ts"

export interface Laboratory {
  db: ClientBase
  close(): Promise<void>
}

const WITHOUT_OUR_POLICIES = `do $$ declare found record; begin
  for found in select * from pg_policies where schemaname in ('storage', 'realtime') loop
    execute format('drop policy %I on %I.%I', found.policyname, found.schemaname, found.tablename);
  end loop;
  delete from storage.objects;
  delete from storage.buckets;
end $$`

/** One connection to a migrated database of its own, as superuser. */
export async function laboratory(): Promise<Laboratory> {
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

/** The same with the miniature schema instead of the product's. */
export async function miniatureLaboratory(): Promise<Laboratory> {
  const made = await laboratory()
  await made.db.query("drop schema public, private cascade; create schema public")
  await made.db.query(WITHOUT_OUR_POLICIES)
  await made.db.query(readFileSync("tests/policies/sample/schema.sql", "utf8"))
  return made
}

/** Does the work in a transaction that is taken back, whatever comes of it. */
export async function takenBack<T>(db: ClientBase, work: () => Promise<T>): Promise<T> {
  await db.query("begin")
  try {
    return await work()
  } finally {
    await db.query("rollback")
  }
}
