import { readFile } from "node:fs/promises"
import pg from "pg"
import { expect, test } from "vitest"
import { testDatabase } from "#tests/support/database.ts"
import { generateTypes } from "./types/generate.ts"

test("the committed types are those of the migrations", async () => {
  const generated = await generatedFrom("")
  expect(await readFile("app/lib/supabase/database.types.ts", "utf8"), "run npm run db:types").toBe(generated)
})

test("the types of the fixture schema are those its compile-time checks were written for", async () => {
  const generated = await generatedFrom(`
    drop schema public cascade;
    create schema public;
    ${await readFile("scripts/types/fixture/schema.sql", "utf8")}`)
  await expect(generated).toMatchFileSnapshot("types/fixture/database.types.ts")
})

test("a new column makes the committed types stale", async () => {
  const generated = await generatedFrom("alter table public.site_settings add column motto text")
  expect(generated).not.toBe(await readFile("app/lib/supabase/database.types.ts", "utf8"))
  expect(generated).toContain("motto: string | null")
})

async function generatedFrom(changes: string) {
  const database = await testDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    if (changes) await client.query(changes)
    return await generateTypes(client)
  } finally {
    await client.end()
    await database.drop()
  }
}
