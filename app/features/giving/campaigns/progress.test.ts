import { expect, test } from "vitest"
import { progressOf } from "./progress.ts"
import { isOpen, nextEnd } from "./queries.ts"

const campaign = {
  goal_cents: 100_000,
  match_cents: 20_000,
  campaign_totals: [
    { is_live: true, gift_cents: 15_000, gifts: 3 },
    { is_live: false, gift_cents: 10_000, gifts: 2 },
  ],
}

test("live sites leave gifts of test mode out", () => {
  expect(progressOf(campaign, false)).toEqual({
    ...{ gifts: 3, givenCents: 15_000, matchedCents: 15_000, raisedCents: 30_000 },
    ...{ leftCents: 70_000, poolLeftCents: 5000 },
  })
})

test("a pool matches until it is used up, and a goal that is passed has nothing left", () => {
  expect(progressOf(campaign, true)).toMatchObject({ matchedCents: 20_000, poolLeftCents: 0 })
  expect(progressOf({ ...campaign, goal_cents: 40_000 }, true)).toMatchObject({
    raisedCents: 45_000,
    leftCents: 0,
  })
  expect(progressOf({ ...campaign, match_cents: null, campaign_totals: [] }, true)).toMatchObject({
    ...{ gifts: 0, matchedCents: 0, leftCents: 100_000, poolLeftCents: 0 },
  })
})

test("a page changes when the next of its campaigns ends", () => {
  const now = Date.parse("2026-11-01T00:00:00Z")
  expect(isOpen({ ends_at: null }, now)).toBe(true)
  expect(isOpen({ ends_at: "2026-11-01T00:00:00Z" }, now)).toBe(false)
  const [soon, later] = ["2999-01-01T06:00:00Z", "2999-02-01T06:00:00Z"]
  const ends = [later, soon, null, "2001-01-01T06:00:00Z"].map(ends_at => ({ ends_at }))
  expect(nextEnd([...ends, null])).toBe(soon)
  expect(nextEnd([])).toBeNull()
})
