import { afterAll, expect, test } from "vitest"
import { cachedResult } from "#tests/support/cached-result.ts"
import { expectedLines } from "../access/expected-file.ts"
import { policyTestDb, withRollback } from "../access/policy-test-db.ts"
import { siteFixtures } from "../access/registrations.ts"
import { findSurvivors, MUTANT_INPUTS, MUTANTS_TIMEOUT_MS, triedMutants } from "./find-survivors.ts"
import { createMutants } from "./mutants.ts"

const { db, close } = await policyTestDb()
afterAll(close)

const expectedMatrix = expectedLines("tests/policies/access.expected.txt").filter(
  line => line.split(/[ []/, 1)[0]! in siteFixtures.tables,
)

test("every mutant of the site's schema is noticed, except equivalent ones", {
  timeout: MUTANTS_TIMEOUT_MS,
}, async () => {
  await withRollback(db, async () => {
    const mutants = await createMutants(db, siteFixtures)
    const { tried, equivalent } = triedMutants(mutants, siteFixtures)
    const survivors = await cachedResult("site-mutants", MUTANT_INPUTS, () =>
      findSurvivors(db, siteFixtures, tried, expectedMatrix),
    )
    expect(survivors.sort()).toEqual(equivalent)
    expect(mutants.length).toBeGreaterThan(1000)
    expect(tried.length).toBeGreaterThan(mutants.length / 6)
  })
})
