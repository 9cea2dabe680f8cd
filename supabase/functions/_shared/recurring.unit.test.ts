import { expect, test } from "vitest"
import { firstChargeAfter } from "./recurring.ts"

function after(anchor: string, frequency: "monthly" | "quarterly" | "yearly", day: string) {
  const seconds = firstChargeAfter(new Date(anchor), frequency, new Date(day))
  return new Date(seconds * 1000).toISOString().slice(0, 10)
}

test("the first charge after a day is counted from the anchor, through short months and leap years", () => {
  const anchor = "2027-01-31T18:00:00Z"
  expect(after(anchor, "monthly", "2027-02-28T17:59:00Z")).toBe("2027-02-28")
  expect(after(anchor, "monthly", "2027-02-28T18:00:00Z")).toBe("2027-03-31")
  expect(after(anchor, "monthly", "2028-02-01T00:00:00Z")).toBe("2028-02-29")
  expect(after(anchor, "quarterly", "2027-02-01T00:00:00Z")).toBe("2027-04-30")
  expect(after("2028-02-29T18:00:00Z", "yearly", "2030-12-31T00:00:00Z")).toBe("2031-02-28")
  expect(after(anchor, "monthly", "2026-12-01T00:00:00Z")).toBe("2027-01-31")
})
