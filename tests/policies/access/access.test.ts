import { afterAll, expect, test } from "vitest"
import { ours } from "../fixtures.ts"
import { catalogLines } from "./catalog-lines.ts"
import { differenceFromReviewed, updateIfAsked } from "./expected-file.ts"
import { observe } from "./matrix.ts"
import { laboratory, takenBack } from "./policy-test-db.ts"

const { db, close } = await laboratory()
afterAll(close)

const FILE = "tests/policies/access.expected.txt"

test("who may do what is what has been reviewed", async () => {
  const observed = await takenBack(db, async () => [
    ...(await observe(db, ours)),
    ...(await catalogLines(db, ours)),
  ])
  updateIfAsked(FILE, observed)
  expect(differenceFromReviewed(FILE, observed)).toBe("")
})

test("a new right shows as a line that somebody must review", async () => {
  const observed = await takenBack(db, async () => {
    await db.query("grant update (name) on public.site_settings to authenticated")
    return catalogLines(db, ours)
  })
  const reviewed = differenceFromReviewed(FILE, observed)
  expect(reviewed).toMatch(/^\+ columns public\.site_settings authenticated .* U=name$/m)
  expect(reviewed).toContain("UPDATE_ACCESS=1")
})
