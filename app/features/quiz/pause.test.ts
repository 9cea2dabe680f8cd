import { expect, test } from "vitest"
import { type Attempt, pauseUntil } from "./pause.ts"

const NOON = Date.parse("2026-11-15T12:00:00Z")
const at = (minutesAgo: number, isPassed: boolean): Attempt => ({
  id: String(minutesAgo),
  submittedAt: new Date(NOON - minutesAgo * 60_000).toISOString(),
  isPassed,
})

test("one failure does not cause a wait", () => {
  expect(pauseUntil([at(1, false)], NOON)).toBeNull()
})

test("the second failure causes a wait of ten minutes", () => {
  expect(pauseUntil([at(4, false), at(30, false)], NOON)).toBe("2026-11-15T12:06:00.000Z")
  expect(pauseUntil([at(10, false), at(30, false)], NOON)).toBeNull()
})

test("failures before a pass and open attempts do not count", () => {
  expect(pauseUntil([at(1, false), at(2, true), at(3, false)], NOON)).toBeNull()
  const open = { id: "open", submittedAt: null, isPassed: null }
  expect(pauseUntil([open, at(1, false)], NOON)).toBeNull()
})
