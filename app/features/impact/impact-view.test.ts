import { expect, test } from "vitest"
import { monthValues, publishedUntil, stateRows, yearValues } from "./impact-view.ts"

const MONTHS = [
  { metric: "kits", month: "2025-11-01", value: 4 },
  { metric: "kits", month: "2025-12-01", value: 5 },
  { metric: "other", month: "2026-01-01", value: 90 },
  { metric: "kits", month: "2026-01-01", value: 7 },
  { metric: "kits", month: "2026-02-01", value: 1 },
]

test("the months of a year are added up, and a year that is not over says so", () => {
  expect(yearValues(MONTHS, "kits")).toEqual([
    { label: "2025", shortLabel: "’25", value: 9 },
    { label: "2026 so far", shortLabel: "’26", value: 8 },
  ])
  expect(yearValues(MONTHS.slice(0, 2), "kits")).toEqual([{ label: "2025", shortLabel: "’25", value: 9 }])
  expect(yearValues([], "kits")).toEqual([])
})

test("the chart of months has the newest twelve of its metric", () => {
  const long = Array.from({ length: 14 }, (_, index) => ({
    metric: "kits",
    month: new Date(Date.UTC(2025, index, 1)).toISOString().slice(0, 10),
    value: index,
  }))
  const values = monthValues(long, "kits")
  expect(values).toHaveLength(12)
  expect(values[0]).toEqual({ label: "Mar 2025", shortLabel: "M", value: 2 })
})

test("states are ordered by one metric, and hidden numbers are missing", () => {
  const states = [
    { metric: "kits", state: "Ohio", value: 20 },
    { metric: "reversals", state: "Ohio", value: null },
    { metric: "reversals", state: "Utah", value: 12 },
    { metric: "kits", state: "Puerto Rico", value: 30 },
  ]
  expect(stateRows(states, "reversals")).toEqual([
    { code: "UT", name: "Utah", values: { reversals: 12 } },
    { code: "OH", name: "Ohio", values: { kits: 20 } },
    { code: null, name: "Puerto Rico", values: { kits: 30 } },
  ])
})

test("the numbers go up to the end of the newest month", () => {
  expect(publishedUntil(MONTHS, "kits")).toBe("2026-02-28")
  expect(publishedUntil([], "kits")).toBeNull()
})
