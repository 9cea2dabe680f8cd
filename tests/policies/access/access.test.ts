import { afterAll, expect, test } from "vitest"
import { catalogLines } from "./catalog-lines.ts"
import { diffExpected, updateExpected } from "./expected-file.ts"
import { internalLines } from "./internal-lines.ts"
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
    ...(await internalLines(db, siteFixtures)),
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

test.each([
  ["grant usage on schema private to anon; grant select (key) on private.content_rows to anon", "anon:S"],
  // Without policies, row-level security rejects inserts even with a grant.
  [
    "grant insert (key) on private.content_rows to authenticated; alter table private.content_rows disable row level security",
    "guardian:I",
  ],
  ["grant update (loaded) on private.content_rows to authenticated", "admin-aal2:U"],
  ["grant delete on private.content_rows to authenticated", "staff:D"],
  ["grant select on private.content_rows to service_role", "nobody, service_role SELECT"],
])("access to an internal table is reported: %s", async (sql, expected) => {
  const lines = await withRollback(db, async () => {
    await db.query(sql)
    return internalLines(db, siteFixtures, ["private.content_rows"])
  })
  expect(lines.join()).toContain(expected)
})
