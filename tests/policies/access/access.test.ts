import { afterAll, expect, test } from "vitest"
import { catalogLines } from "./catalog-lines.ts"
import { diffExpected, updateExpected } from "./expected-file.ts"
import { observeAccess } from "./matrix.ts"
import { policyTestDb, withRollback } from "./policy-test-db.ts"
import { siteFixtures } from "./registrations.ts"

const { db, close } = await policyTestDb()
afterAll(close)

const FILE = "tests/policies/access.expected.txt"

test("the access matrix of the site matches the expected file", async () => {
  const observed = await withRollback(db, async () => [
    ...(await observeAccess(db, siteFixtures)),
    ...(await catalogLines(db, siteFixtures)),
  ])
  updateExpected(FILE, observed)
  expect(diffExpected(FILE, observed)).toBe("")
})

test("a new grant is reported as a line to review", async () => {
  const observed = await withRollback(db, async () => {
    await db.query("grant update (name) on public.site_settings to authenticated")
    return catalogLines(db, siteFixtures)
  })
  const difference = diffExpected(FILE, observed)
  expect(difference).toMatch(/^\+ columns public\.site_settings authenticated .* U=name$/m)
  expect(difference).toContain("UPDATE_ACCESS=1")
})
