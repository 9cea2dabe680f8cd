import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import pg from "pg"
import { describeSqlError } from "./migrations.ts"
import { ownerRole } from "./roles.ts"

const SEED = fileURLToPath(new URL("../../../supabase/seed.sql", import.meta.url))

/** Seeds demo content into a database that never had it; later edits stay. */
export async function seedDemo({ admin }: { admin: pg.Pool }): Promise<boolean> {
  return inTransaction(admin, async client => {
    const { rowCount } = await client.query(
      "insert into backend.done_once (name) values ('demo seed') on conflict do nothing",
    )
    if (rowCount === 0) return false
    await runSeed(client)
    return true
  })
}

/** Seeds the demo content again, overwriting existing rows. */
export async function reseedDemo({ admin }: { admin: pg.Pool }) {
  await inTransaction(admin, async client => {
    await client.query("insert into backend.done_once (name) values ('demo seed') on conflict do nothing")
    await runSeed(client)
  })
}

async function runSeed(client: pg.PoolClient) {
  const text = readFileSync(SEED, "utf8")
  try {
    const role = pg.escapeIdentifier(await ownerRole(client))
    await client.query(`set local role ${role}; set local search_path = "$user", public, extensions`)
    await client.query(text)
  } catch (error) {
    throw describeSqlError(error, text, SEED)
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
