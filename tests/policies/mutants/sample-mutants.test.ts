import { afterAll, expect, test } from "vitest"
import { miniatureLaboratory, takenBack } from "../access/policy-test-db.ts"
import { miniature } from "../sample/fixtures.ts"
import { type Mutant, mutantsOf } from "./mutants.ts"
import { conditionsOf } from "./policy-conditions.ts"
import { survivors } from "./survivors.ts"

const { db, close } = await miniatureLaboratory()
afterAll(close)

// Faults a person makes that no rule of weakening makes up: each forgets one condition of a helper.
const forgetful: Mutant[] = [
  guards(
    "forgets that a link must be verified",
    "g.revoked_at is null and p.birth_date > current_date - interval '18 years'",
  ),
  guards(
    "forgets that a link can be revoked",
    "g.verified_at is not null and p.birth_date > current_date - interval '18 years'",
  ),
  guards("forgets that children grow up", "g.verified_at is not null and g.revoked_at is null"),
]

test("every mutant of the miniature schema is noticed", async () => {
  await takenBack(db, async () => {
    const mutants = [...(await mutantsOf(db, miniature)), ...forgetful]
    const alive = await survivors(db, miniature, mutants)
    expect(alive.sort()).toEqual(Object.keys(miniature.equivalents).sort())
    expect(mutants.length).toBeGreaterThan(200)
    expect(mutants.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        "storage.buckets / members know where portraits are: using true",
        "storage.objects / members add their own portrait: with check forgets (bucket_id = 'portraits'::text)",
        "realtime.messages / members speak in their own channel: with check forgets (extension = 'broadcast'::text)",
      ]),
    )
  })
}, 240_000)

test("a change of nobody's rights survives", async () => {
  await takenBack(db, async () => {
    const harmless = { name: "harmless", sql: "create index on mini.events (title)" }
    expect(await survivors(db, miniature, [harmless])).toEqual(["harmless"])
  })
}, 60_000)

test.each([
  ["(a = 1)", ["a = 1"]],
  ["((a = 1) AND (b = 2) AND f(c))", ["(a = 1)", "(b = 2)", "f(c)"]],
  ["((a = 1) OR ((b = 2) AND (c = 3)))", ["(a = 1) OR ((b = 2) AND (c = 3))"]],
  ["((a = ' AND (') AND (\"x AND y\" = 1))", ["(a = ' AND (')", '("x AND y" = 1)']],
])("the conditions of %s", (text, conditions) => {
  expect(conditionsOf(text)).toEqual(conditions)
})

function guards(name: string, condition: string): Mutant {
  return {
    name: `guards() ${name}`,
    sql: `create or replace function mini_helpers.guards(child uuid) returns boolean
      language sql stable security definer set search_path = '' as $$
        select exists (select from mini.guardianships g join mini.profiles p on p.id = g.minor
          where g.minor = child and g.guardian = (select auth.uid()) and ${condition}) $$`,
  }
}
