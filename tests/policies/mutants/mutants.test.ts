import { afterAll, expect, test } from "vitest"
import { laboratory, takenBack } from "../access/policy-test-db.ts"
import { ours } from "../fixtures.ts"
import { mutantsOf } from "./mutants.ts"
import { survivors } from "./survivors.ts"

const { db, close } = await laboratory()
afterAll(close)

test("every weakening of our schema is noticed, except those that change nobody's rights", async () => {
  await takenBack(db, async () => {
    const mutants = await mutantsOf(db, ours)
    expect(await survivors(db, ours, mutants)).toEqual(Object.keys(ours.equivalents))
    expect(mutants.length).toBeGreaterThan(30)
  })
}, 240_000)
