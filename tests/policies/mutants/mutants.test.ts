import { afterAll, expect, test } from "vitest"
import { cachedResult } from "#tests/support/cached-result.ts"
import { policyTestDb, withRollback } from "../access/policy-test-db.ts"
import { siteFixtures } from "../access/registrations.ts"
import { findSurvivors, MUTANT_INPUTS, MUTANTS_TIMEOUT_MS } from "./find-survivors.ts"
import { createMutants } from "./mutants.ts"

const { db, close } = await policyTestDb()
afterAll(close)

test("every mutant of the site's schema is noticed, except equivalent ones", {
  timeout: MUTANTS_TIMEOUT_MS,
}, async () => {
  await withRollback(db, async () => {
    const mutants = await createMutants(db, siteFixtures)
    const survivors = await cachedResult("site-mutants", MUTANT_INPUTS, () =>
      findSurvivors(db, siteFixtures, mutants),
    )
    expect(survivors.sort()).toEqual(Object.keys(siteFixtures.equivalentMutants).sort())
    expect(mutants.length).toBeGreaterThan(1000)
  })
})
