import { expect, test } from "vitest"
import { formatZonedTime, wallClock, zonedDay, zonedTime } from "./zoned-time.ts"

test("a moment is shown on the clock of its zone, with the zone's name in winter and in summer", () => {
  expect(formatZonedTime("2026-12-13T01:30:00Z", "America/Chicago")).toBe(
    "Saturday, December 12, 2026, 7:30 PM CST",
  )
  expect(formatZonedTime("2026-07-12T00:30:00Z", "America/Chicago")).toBe(
    "Saturday, July 11, 2026, 7:30 PM CDT",
  )
})

test("the hour that daylight saving time skips or repeats keeps its moments apart", () => {
  const spring = ["2027-03-14T07:59:00Z", "2027-03-14T08:00:00Z"]
  expect(spring.map(moment => zonedTime(moment, "America/Chicago").time)).toEqual(["1:59 AM", "3:00 AM"])
  const fall = ["2026-11-01T06:30:00Z", "2026-11-01T07:30:00Z"]
  expect(
    fall.map(moment => zonedTime(moment, "America/Chicago")).map(({ time, zone }) => time + zone),
  ).toEqual(["1:30 AMCDT", "1:30 AMCST"])
})

test("Arizona has no daylight saving time", () => {
  expect(zonedTime("2026-07-01T19:00:00Z", "America/Phoenix")).toMatchObject({
    time: "12:00 PM",
    zone: "MST",
  })
})

test("the day is the zone's own", () => {
  expect(zonedDay("2027-01-01T04:00:00Z", "America/New_York")).toBe("2026-12-31")
  expect(zonedDay("2027-01-01T05:00:00Z", "America/New_York")).toBe("2027-01-01")
})

test("fields show the time of the given zone, in winter and in summer", () => {
  expect(wallClock("2026-12-13T01:30:00Z", "America/Chicago")).toEqual({ day: "2026-12-12", time: "19:30" })
  expect(wallClock("2026-07-01T05:05:00Z", "America/Chicago")).toEqual({ day: "2026-07-01", time: "00:05" })
})
