import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import pg from "pg"
import { describeSqlError } from "./migrations.ts"
import { ownerRole } from "./roles.ts"

const SEED = fileURLToPath(new URL("../../../supabase/seed.sql", import.meta.url))
const PRACTICE = fileURLToPath(new URL("practice-records.sql", import.meta.url))
/** In this order: the later files use the people of the first. */
const RECORDS = [
  ...["demo-records.sql", "demo-reversals.sql", "demo-gifts.sql", "demo-gift-offers.sql"],
  ...["demo-volunteers.sql", "demo-world.sql"],
].map(name => fileURLToPath(new URL(name, import.meta.url)))

/** Seeds demo content into a database that never had it; later edits stay. */
export function seedDemo({ admin }: { admin: pg.Pool }): Promise<boolean> {
  return runOnce(admin, "demo seed", [SEED])
}

/** Adds what the demo accounts have done, once and after the accounts exist. */
export function seedDemoRecords({ admin }: { admin: pg.Pool }): Promise<boolean> {
  return runOnce(admin, "demo records", RECORDS)
}

/** Adds what only people who practice need, once and after the demo records. */
export function seedPracticeRecords({ admin }: { admin: pg.Pool }): Promise<boolean> {
  return runOnce(admin, "practice records", [PRACTICE])
}

/** Seeds the demo content again, overwriting existing rows. */
export async function reseedDemo({ admin }: { admin: pg.Pool }) {
  await inTransaction(admin, async client => {
    await client.query("insert into backend.done_once (name) values ('demo seed') on conflict do nothing")
    await runFile(client, SEED)
  })
}

function runOnce(pool: pg.Pool, name: string, files: string[]) {
  return inTransaction(pool, async client => {
    const { rowCount } = await client.query(
      "insert into backend.done_once (name) values ($1) on conflict do nothing",
      [name],
    )
    if (rowCount === 0) return false
    for (const file of files) await runFile(client, file)
    return true
  })
}

async function runFile(client: pg.PoolClient, file: string) {
  const text = readFileSync(file, "utf8")
  try {
    const role = pg.escapeIdentifier(await ownerRole(client))
    await client.query(`set local role ${role}; set local search_path = "$user", public, extensions`)
    await client.query(text)
  } catch (error) {
    throw describeSqlError(error, text, file)
  }
}

async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>) {
  const client = await pool.connect()
  try {
    await client.query("begin")
    const result = await work(client)
    await client.query("commit")
    client.release()
    return result
  } catch (error) {
    // Closing the connection rolls back the transaction.
    client.release(true)
    throw error
  }
}
