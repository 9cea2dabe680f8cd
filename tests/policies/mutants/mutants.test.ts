import { afterAll, expect, test } from "vitest"
import { policyTestDb, withRollback } from "../access/policy-test-db.ts"
import { siteFixtures } from "../access/registrations.ts"
import { findSurvivors } from "./find-survivors.ts"
import { createMutants } from "./mutants.ts"

const { db, close } = await policyTestDb()
afterAll(close)

test("every mutant of the site's schema is noticed, except equivalent ones", async () => {
  await withRollback(db, async () => {
    const mutants = await createMutants(db, siteFixtures)
    const survivors = await findSurvivors(db, siteFixtures, mutants)
    expect(survivors.sort()).toEqual(Object.keys(siteFixtures.equivalentMutants).sort())
    expect(mutants.length).toBeGreaterThan(1000)
  })
}, 240_000)
