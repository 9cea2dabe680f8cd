import { afterAll, expect, test } from "vitest"
import { openBackend } from "#backend/open.ts"
import { testDatabase } from "#tests/support/database.ts"
import { reseedDemo, seedDemo } from "./seed.ts"

const database = await testDatabase()
const open = await openBackend({ dataDir: ".cache", databaseUrl: database.url })
afterAll(async () => {
  await open.close()
  await database.drop()
})

test("demo content is seeded once automatically, and again only on request", async () => {
  expect(await seedDemo(open)).toBe(true)
  const seeded = await tagline()
  await database.sql("update site_settings set tagline = 'Our own words.'")
  expect(await seedDemo(open)).toBe(false)
  expect(await tagline()).toBe("Our own words.")
  await reseedDemo(open)
  await reseedDemo(open)
  expect(await tagline()).toBe(seeded)
})

async function tagline() {
  return (await database.sql("select tagline from site_settings"))[0]!.tagline
}
