import pg from "pg"
import { afterAll, expect, test } from "vitest"
import { removeSigningKey, rotateSigningKey } from "#backend/keys.ts"
import { testBackend } from "#tests/support/backend.ts"

const folder = new URL("testing/fixtures/functions", import.meta.url).pathname
const backend = await testBackend({ functions: { folder } })
const pool = new pg.Pool({ connectionString: backend.databaseUrl, max: 1 })
afterAll(async () => {
  await pool.end()
  await backend.close()
})

async function toldKeys(): Promise<string[]> {
  const { data, error } = await backend.visitor.functions.invoke("keys")
  expect(error).toBeNull()
  return data
}

test("SUPABASE_JWKS contains the current public keys", async () => {
  const [old] = await toldKeys()
  expect(old).toMatch(/^[\w-]{43}$/)
  const added = await rotateSigningKey(pool)
  await expect.poll(toldKeys).toEqual([added, old])
  await removeSigningKey(pool, old!)
  await expect.poll(toldKeys).toEqual([added])
})
