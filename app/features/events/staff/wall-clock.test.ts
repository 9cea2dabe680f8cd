import { expect, test } from "vitest"
import { minutesBetween, wallClock } from "./wall-clock.ts"

test("fields show the time of the event's zone, in winter and in summer", () => {
  expect(wallClock("2026-12-13T01:30:00Z", "America/Chicago")).toEqual({ day: "2026-12-12", time: "19:30" })
  expect(wallClock("2026-07-01T05:05:00Z", "America/Chicago")).toEqual({ day: "2026-07-01", time: "00:05" })
})

test("an end before the start is on the next day, unless a last day is given", () => {
  const evening = { day: "2026-12-31", starts: "22:00", last_day: "" }
  expect(minutesBetween({ ...evening, ends: "23:30" })).toBe(90)
  expect(minutesBetween({ ...evening, ends: "01:00" })).toBe(180)
  expect(minutesBetween({ ...evening, ends: "22:00", last_day: "2027-01-02" })).toBe(2 * 24 * 60)
  expect(minutesBetween({ ...evening, ends: "21:00", last_day: "2026-12-31" })).toBe(-60)
})
