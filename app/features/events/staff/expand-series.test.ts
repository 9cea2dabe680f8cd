import ICAL from "ical.js"
import { expect, test } from "vitest"
import { readRule, type SeriesRule, writeRule } from "../series-rule.ts"
import { seriesText } from "../series-text.ts"
import { expandSeries } from "./expand-series.server.ts"

const WEEKLY: SeriesRule = { repeat: "weekly", interval: 1, weekdays: ["TU"], end: { until: "2027-03-30" } }

const CASES: [SeriesRule, first: string, words: string][] = [
  [WEEKLY, "2027-03-02", "Every Tuesday at 6 PM until March 30, 2027"],
  [
    { ...WEEKLY, interval: 2, weekdays: ["TU", "TH"], end: { count: 7 } },
    "2027-10-26",
    "Every 2 weeks on Tuesday and Thursday at 6 PM, 7 times",
  ],
  [
    { ...WEEKLY, repeat: "monthly-day", weekdays: [], end: { count: 5 } },
    "2027-01-31",
    "On day 31 of every month that has one at 6 PM, 5 times",
  ],
  [
    { ...WEEKLY, repeat: "monthly-weekday", weekdays: [], interval: 3, end: { until: "2028-12-31" } },
    "2027-02-09",
    "On the second Tuesday of every 3 months at 6 PM until December 31, 2028",
  ],
  [
    { ...WEEKLY, repeat: "monthly-last", weekdays: [], end: { count: 12 } },
    "2027-01-29",
    "On the last Friday of every month at 6 PM, 12 times",
  ],
]

/** The same series as an independent parser reads it. */
function expandedByIcal(rule: string, start: string) {
  const recur = ICAL.Recur.fromString(rule)
  const iterator = recur.iterator(ICAL.Time.fromDateTimeString(`${start}:00`))
  const times: string[] = []
  for (let next = iterator.next(); next; next = iterator.next()) times.push(next.toString().slice(0, 16))
  return times
}

test.for(CASES)("%s from %s is: %s", ([series, day, words]) => {
  const rule = writeRule(series, day)
  const start = `${day}T18:00`
  expect(readRule(rule)).toEqual(series)
  expect(seriesText(rule, start)).toBe(words)
  const times = expandSeries(rule, start)
  expect(times.length).toBeGreaterThan(3)
  expect(times).toEqual(expandedByIcal(rule, start))
})

test("the first date of a weekly series is on a chosen weekday", () => {
  const rule = writeRule({ ...WEEKLY, weekdays: ["TH"], end: { count: 2 } }, "2027-03-02")
  expect(expandSeries(rule, "2027-03-02T18:30")).toEqual(["2027-03-04T18:30", "2027-03-11T18:30"])
  expect(seriesText(rule, "2027-03-04T18:30:00")).toBe("Every Thursday at 6:30 PM, 2 times")
})

test("the words name the skipped days", () => {
  const rule = writeRule({ ...WEEKLY, weekdays: ["TH"], end: { until: "2026-12-31" } }, "2026-12-03")
  const text = (...skips: string[]) => seriesText(rule, "2026-12-03T18:00:00", skips)
  expect(text("2026-12-24")).toBe(
    "Every Thursday at 6 PM until December 31, 2026, not on Thursday, December 24",
  )
  expect(text("2026-12-24", "2026-12-10")).toMatch(/, not on Thursday, December 10 or Thursday, December 24$/)
})

test("a rule without an end in sight stops after 400 dates", () => {
  const rule = writeRule({ ...WEEKLY, end: { until: "2099-01-01" } }, "2027-03-02")
  expect(expandSeries(rule, "2027-03-02T18:00")).toHaveLength(400)
})
