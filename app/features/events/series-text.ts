import { readRule, type SeriesRule, WEEKDAYS, weekdayOf } from "./series-rule.ts"

const ORDINALS = ["first", "second", "third", "fourth"]

const LONG_DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" })
const SKIPPED_DAY = new Intl.DateTimeFormat("en-US", {
  ...{ weekday: "long", month: "long", day: "numeric", timeZone: "UTC" },
})
const CLOCK = new Intl.DateTimeFormat("en-US", {
  ...{ hour: "numeric", minute: "2-digit", hour12: true, timeZone: "UTC" },
})

/** "Every Tuesday at 6 PM until March 3, 2027, not on Tuesday, December 22". The start is a time on the clock on the wall. */
export function seriesText(rule: string, start: string, skips: readonly string[] = []) {
  const series = readRule(rule)
  return `${daysText(series, start.slice(0, 10))} at ${clockText(start)}${endText(series.end)}${skipText(skips)}`
}

function skipText(skips: readonly string[]) {
  const days = [...skips].sort().map(day => SKIPPED_DAY.format(new Date(day)))
  return days.length === 0
    ? ""
    : `, not on ${new Intl.ListFormat("en-US", { type: "disjunction" }).format(days)}`
}

function daysText({ repeat, interval, weekdays }: SeriesRule, firstDay: string) {
  const weekday = WEEKDAYS[weekdayOf(firstDay)]
  const dayOfMonth = Number(firstDay.slice(8))
  const months = interval === 1 ? "every month" : `every ${interval} months`
  switch (repeat) {
    case "weekly": {
      const days = new Intl.ListFormat("en-US").format(weekdays.map(code => WEEKDAYS[code]))
      return interval === 1 ? `Every ${days}` : `Every ${interval} weeks on ${days}`
    }
    case "monthly-day":
      return `On day ${dayOfMonth} of ${months}${dayOfMonth > 28 ? " that has one" : ""}`
    case "monthly-weekday":
      return `On the ${ORDINALS[Math.ceil(dayOfMonth / 7) - 1]} ${weekday} of ${months}`
    case "monthly-last":
      return `On the last ${weekday} of ${months}`
  }
}

function endText(end: SeriesRule["end"]) {
  if ("until" in end) return ` until ${LONG_DAY.format(new Date(end.until))}`
  return end.count === 1 ? ", once" : `, ${end.count} times`
}

/** "6 PM", or "6:30 PM" */
function clockText(start: string) {
  return CLOCK.format(new Date(`${start.slice(0, 16)}Z`))
    .replace(":00", "")
    .replace("\u202f", " ")
}
