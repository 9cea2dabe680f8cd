import { afterAll, expect, test } from "vitest"
import { lintSchema } from "../lint/lint-schema.ts"
import { sampleFixtures } from "../sample/fixtures.ts"
import { actors } from "./actors.ts"
import { catalogLines } from "./catalog-lines.ts"
import { diffExpected, updateExpected } from "./expected-file.ts"
import { observeAccess } from "./matrix.ts"
import { sampleTestDb, withRollback } from "./policy-test-db.ts"
import { assertRolesAreEnforced } from "./run-as.ts"

const { db, close } = await sampleTestDb()
afterAll(close)

const FILE = "tests/policies/sample/access.expected.txt"

test("the sample schema violates no rule", async () => {
  expect(await withRollback(db, () => lintSchema(db, sampleFixtures))).toEqual([])
})

test("the access matrix of the sample schema matches the expected file", async () => {
  const observed = await withRollback(db, async () => [
    ...(await observeAccess(db, sampleFixtures)),
    ...(await catalogLines(db, sampleFixtures)),
  ])
  updateExpected(FILE, observed)
  expect(diffExpected(FILE, observed)).toBe("")
})

test("observing leaves the database unchanged", async () => {
  await withRollback(db, async () => {
    await observeAccess(db, sampleFixtures, ["sample.profiles"])
    expect((await db.query("select from sample.profiles")).rowCount).toBe(0)
  })
})

test("the matrix shows updates of columns that the actor cannot read", async () => {
  const lines = await withRollback(db, async () => {
    await db.query(`grant update (county) on sample.reversal_reports to anon;
      create policy p on sample.reversal_reports for update to anon using (doses = 2) with check (true)`)
    return observeAccess(db, sampleFixtures, ["sample.reversal_reports"])
  })
  expect(lines[0]).toBe(
    "sample.reversal_reports anon S=denied I=honest U=first(county) M=denied P=denied D=denied",
  )
})

test("rows without a readable key are counted", async () => {
  const lines = await withRollback(db, async () => {
    await db.query("revoke select (id) on sample.donations from authenticated")
    return observeAccess(db, sampleFixtures, ["sample.donations"])
  })
  expect(lines[1]).toMatch(/^sample.donations a S=\?×1 /)
})

test("a connection that keeps superuser rights is rejected", async () => {
  await withRollback(db, async () => {
    await db.query("alter role anon superuser")
    await expect(assertRolesAreEnforced(db, actors)).rejects.toThrow("anon can read a table without grants")
  })
})
