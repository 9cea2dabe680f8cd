import { expect, test } from "vitest"
import { calendarWeeks } from "./calendar-weeks.ts"

test("weeks start on Sunday and hold every day once", () => {
  const weeks = calendarWeeks("2027-04")
  expect(weeks[0]).toEqual([null, null, null, null, "2027-04-01", "2027-04-02", "2027-04-03"])
  expect(weeks.at(-1)!.filter(Boolean).at(-1)).toBe("2027-04-30")
  expect(weeks.flat().filter(Boolean)).toHaveLength(30)
})

test("a February of four full weeks has four rows, a leap year a 29th", () => {
  expect(calendarWeeks("2026-02")).toHaveLength(4)
  expect(calendarWeeks("2028-02").flat()).toContain("2028-02-29")
})
