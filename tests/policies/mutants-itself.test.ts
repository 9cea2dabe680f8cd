import { afterAll, expect, test } from "vitest"
import { miniature } from "./fixture-register.ts"
import { miniatureLaboratory, takenBack } from "./laboratory.ts"
import { type Mutant, mutantsOf } from "./mutants.ts"
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
    expect(mutants.length).toBeGreaterThan(150)
  })
}, 60_000)

test("a change of nobody's rights survives", async () => {
  await takenBack(db, async () => {
    const harmless = { name: "harmless", sql: "create index on mini.events (title)" }
    expect(await survivors(db, miniature, [harmless])).toEqual(["harmless"])
  })
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
