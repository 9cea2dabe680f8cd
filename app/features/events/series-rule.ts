export const WEEKDAYS = {
  SU: "Sunday",
  MO: "Monday",
  TU: "Tuesday",
  WE: "Wednesday",
  TH: "Thursday",
  FR: "Friday",
  SA: "Saturday",
} as const

export type Weekday = keyof typeof WEEKDAYS

export type Repeat = "weekly" | "monthly-day" | "monthly-weekday" | "monthly-last"

/** How dates repeat, as the form has it. */
export interface SeriesRule {
  repeat: Repeat
  /** Every so many weeks or months. */
  interval: number
  /** Only for weekly series. */
  weekdays: Weekday[]
  /** The last day, or how many dates there are. */
  end: { until: string } | { count: number }
}

const CODES = Object.keys(WEEKDAYS) as Weekday[]

/** The weekday of a day such as `2027-03-02`. */
export function weekdayOf(day: string): Weekday {
  return CODES[new Date(`${day}T00:00Z`).getUTCDay()]!
}

/** The rule as RFC 5545 writes it. A monthly rule takes its day from the first date. */
export function writeRule({ repeat, interval, weekdays, end }: SeriesRule, firstDay: string) {
  const last = "until" in end ? `UNTIL=${end.until.replaceAll("-", "")}T235959` : `COUNT=${end.count}`
  const frequency = repeat === "weekly" ? "WEEKLY" : "MONTHLY"
  return `FREQ=${frequency};INTERVAL=${interval};${dayPart(repeat, weekdays, firstDay)};${last}`
}

function dayPart(repeat: Repeat, weekdays: Weekday[], firstDay: string) {
  const dayOfMonth = Number(firstDay.slice(8))
  switch (repeat) {
    case "weekly":
      return `BYDAY=${CODES.filter(code => weekdays.includes(code)).join(",")}`
    case "monthly-day":
      return `BYMONTHDAY=${dayOfMonth}`
    case "monthly-weekday":
      return `BYDAY=${Math.ceil(dayOfMonth / 7)}${weekdayOf(firstDay)}`
    case "monthly-last":
      return `BYDAY=-1${weekdayOf(firstDay)}`
  }
}

/** Reads a stored rule. The database accepts only those that `writeRule` makes. */
export function readRule(rule: string): SeriesRule {
  const part = (name: string) => new RegExp(`(?:^|;)${name}=([^;]+)`).exec(rule)?.[1] ?? ""
  const [until, days] = [part("UNTIL"), part("BYDAY")]
  const isWeekly = part("FREQ") === "WEEKLY"
  return {
    repeat: isWeekly ? "weekly" : monthlyRepeat(days),
    interval: Number(part("INTERVAL")),
    weekdays: isWeekly ? (days.split(",") as Weekday[]) : [],
    end: until
      ? { until: `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}` }
      : { count: Number(part("COUNT")) },
  }
}

function monthlyRepeat(days: string): Repeat {
  if (days === "") return "monthly-day"
  return days.startsWith("-1") ? "monthly-last" : "monthly-weekday"
}
