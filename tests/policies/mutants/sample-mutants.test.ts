import { afterAll, expect, test } from "vitest"
import { cachedResult } from "#tests/support/cached-result.ts"
import { sampleTestDb, withRollback } from "../access/policy-test-db.ts"
import { sampleFixtures } from "../sample/fixtures.ts"
import { findSurvivors, MUTANT_INPUTS, MUTANTS_TIMEOUT_MS, triedMutants } from "./find-survivors.ts"
import { createMutants, type Mutant } from "./mutants.ts"
import { splitConditions } from "./policy-conditions.ts"

const { db, close } = await sampleTestDb()
afterAll(close)

// Mistakes that `createMutants` does not generate: each leaves out one condition of a helper function.
const helperMistakes: Mutant[] = [
  guards("without verified_at", "g.revoked_at is null and p.birth_date > current_date - interval '18 years'"),
  guards(
    "without revoked_at",
    "g.verified_at is not null and p.birth_date > current_date - interval '18 years'",
  ),
  guards("without birth_date", "g.verified_at is not null and g.revoked_at is null"),
]

test("every mutant of the sample schema is noticed, except equivalent ones", {
  timeout: MUTANTS_TIMEOUT_MS,
}, async () => {
  await withRollback(db, async () => {
    const mutants = [...(await createMutants(db, sampleFixtures)), ...helperMistakes]
    const { tried, equivalent } = triedMutants(mutants, sampleFixtures)
    const survivors = await cachedResult("sample-mutants", MUTANT_INPUTS, () =>
      findSurvivors(db, sampleFixtures, tried),
    )
    expect(survivors.sort()).toEqual(equivalent)
    expect(mutants.length).toBeGreaterThan(200)
    expect(mutants.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        "storage.buckets / members see the portraits bucket: using true",
        "storage.objects / members add their own portrait: with check without (bucket_id = 'portraits'::text)",
        "realtime.messages / members send in their own channel: with check without (extension = 'broadcast'::text)",
      ]),
    )
  })
})

test("a change that affects no access rights survives", async () => {
  await withRollback(db, async () => {
    const harmless = { name: "harmless", sql: "create index on sample.events (title)" }
    expect(await findSurvivors(db, sampleFixtures, [harmless])).toEqual(["harmless"])
  })
})

test.each([
  ["(a = 1)", ["a = 1"]],
  ["((a = 1) AND (b = 2) AND f(c))", ["(a = 1)", "(b = 2)", "f(c)"]],
  ["((a = 1) OR ((b = 2) AND (c = 3)))", ["(a = 1) OR ((b = 2) AND (c = 3))"]],
  ["((a = ' AND (') AND (\"x AND y\" = 1))", ["(a = ' AND (')", '("x AND y" = 1)']],
])("the conditions of %s", (text, conditions) => {
  expect(splitConditions(text)).toEqual(conditions)
})

function guards(name: string, condition: string): Mutant {
  return {
    name: `guards() ${name}`,
    sql: `create or replace function sample_helpers.guards(child uuid) returns boolean
      language sql stable security definer set search_path = '' as $$
        select exists (select from sample.guardianships g join sample.profiles p on p.id = g.minor
          where g.minor = child and g.guardian = (select auth.uid()) and ${condition}) $$`,
  }
}
