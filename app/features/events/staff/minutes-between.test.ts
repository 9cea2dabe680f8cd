import { expect, test } from "vitest"
import { minutesBetween } from "./minutes-between.ts"

test("an end before the start is on the next day, unless a last day is given", () => {
  const evening = { day: "2026-12-31", starts: "22:00", last_day: "" }
  expect(minutesBetween({ ...evening, ends: "23:30" })).toBe(90)
  expect(minutesBetween({ ...evening, ends: "01:00" })).toBe(180)
  expect(minutesBetween({ ...evening, ends: "22:00", last_day: "2027-01-02" })).toBe(2 * 24 * 60)
  expect(minutesBetween({ ...evening, ends: "21:00", last_day: "2026-12-31" })).toBe(-60)
})
