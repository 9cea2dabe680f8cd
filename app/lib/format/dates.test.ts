import { expect, test } from "vitest"
import * as dates from "./dates.ts"

const LATE = "2026-11-15T23:59:00Z"

test("dates are formatted in UTC", () => {
  expect(dates.formatLongDate(LATE)).toBe("November 15, 2026")
  expect(dates.formatDate(LATE)).toBe("Nov 15, 2026")
  expect(dates.formatDay(LATE)).toBe("November 15")
  expect(dates.formatShortDay(LATE)).toBe("Nov 15")
  expect(dates.formatMonth("2026-11-15")).toBe("Nov")
  expect(dates.formatMonthAndYear(Date.parse(LATE))).toBe("Nov 2026")
  expect(dates.formatDateTime(LATE)).toBe("Nov 15, 2026, 11:59 PM UTC")
})

test("dates read as Intl writes them in American English", () => {
  const long = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" })
  const withTime = new Intl.DateTimeFormat("en-US", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC",
  })
  for (let month = 0; month < 12; month++) {
    const moment = Date.UTC(2024, month, 1 + 2 * month, 2 * month, 5 * month)
    expect(dates.formatLongDate(moment)).toBe(long.format(moment))
    expect(dates.formatDateTime(moment)).toBe(`${withTime.format(moment)} UTC`)
  }
})

test("a moment that is no date is an error", () => {
  expect(() => dates.formatDate("soon")).toThrow(RangeError)
})

test("time ago is rounded to minutes, hours or days", () => {
  const ago = (moment: string) => dates.formatTimeAgo(moment, "2026-11-15T12:00:00Z")
  expect(ago("2026-11-15T11:55:00Z")).toBe("just now")
  expect(ago("2026-11-15T12:01:00Z")).toBe("just now")
  expect(ago("2026-11-15T11:30:00Z")).toBe("30 minutes ago")
  expect(ago("2026-11-15T09:10:00Z")).toBe("3 hours ago")
  expect(ago("2026-11-14T11:00:00Z")).toBe("yesterday")
  expect(ago("2026-11-05T11:00:00Z")).toBe("10 days ago")
})
