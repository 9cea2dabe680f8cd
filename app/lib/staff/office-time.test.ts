import { expect, test } from "vitest"
import { inOfficeZone } from "./office-time.server.ts"
import { officeTimes } from "./office-time.ts"

const chicago = officeTimes("America/Chicago")

test("moments are written by the clock of the office, in winter and in summer", () => {
  expect(chicago.time("2026-11-16T03:05:00Z")).toBe("Nov 15, 2026, 9:05 PM CST")
  expect(chicago.time("2026-07-16T17:00:00Z")).toBe("Jul 16, 2026, 12:00 PM CDT")
  expect(chicago.day("2026-11-16T03:05:00Z")).toBe("Nov 15, 2026")
  expect(chicago.shortDay("2026-11-16T03:05:00Z")).toBe("Nov 15")
  expect(chicago.longDay("2026-11-16T03:05:00Z")).toBe("November 15, 2026")
  expect(officeTimes("Pacific/Honolulu").time("2026-11-16T03:05:00Z")).toBe("Nov 15, 2026, 5:05 PM HST")
})

test("a field shows a moment by the same clock and names the zone", () => {
  expect(chicago.zoneName).toBe("Central Time")
  expect(chicago.field("2026-11-16T03:05:00Z")).toBe("2026-11-15T21:05")
  expect(chicago.field(null)).toBe("")
  expect(inOfficeZone("2026-11-15T21:05", "America/Chicago")).toBe("2026-11-15T21:05 America/Chicago")
  expect(inOfficeZone(undefined, "America/Chicago")).toBeUndefined()
})
