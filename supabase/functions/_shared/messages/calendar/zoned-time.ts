type Options = Intl.DateTimeFormatOptions

const formatters = new Map<string, Intl.DateTimeFormat>()

// Making a formatter takes far longer than using it.
function parts(moment: string, timeZone: string, options: Options) {
  const key = `${timeZone} ${JSON.stringify(options)}`
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat("en-US", { ...options, timeZone })
    formatters.set(key, formatter)
  }
  const found: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of formatter.formatToParts(new Date(moment))) found[type] = value
  return found
}

const CALENDAR: Options = {
  ...{ weekday: "long", month: "long", day: "numeric", year: "numeric" },
  ...{ hour: "numeric", minute: "2-digit", hour12: true, timeZoneName: "short" },
}

/** A moment as the clock and the calendar on the wall of a time zone show it. */
export function zonedTime(moment: string, timeZone: string) {
  const { weekday, month, day, year, hour, minute, dayPeriod, timeZoneName } = parts(
    moment,
    timeZone,
    CALENDAR,
  )
  return {
    weekday: weekday!,
    month: month!,
    day: Number(day),
    year: Number(year),
    /** "7:30 PM" */
    time: `${hour}:${minute} ${dayPeriod}`,
    /** "CST", or "CDT" in summer. */
    zone: timeZoneName!,
  }
}

const DAY: Options = { year: "numeric", month: "2-digit", day: "2-digit" }

/** The day as `2026-12-12` in a time zone. */
export function zonedDay(moment: string, timeZone: string) {
  const { year, month, day } = parts(moment, timeZone, DAY)
  return `${year}-${month}-${day}`
}

/** "Saturday, December 12, 2026" */
export function formatZonedDay(moment: string, timeZone: string) {
  const { weekday, month, day, year } = zonedTime(moment, timeZone)
  return `${weekday}, ${month} ${day}, ${year}`
}

/** "Saturday, December 12, 2026, 7:30 PM CST" */
export function formatZonedTime(moment: string, timeZone: string) {
  const { time, zone } = zonedTime(moment, timeZone)
  return `${formatZonedDay(moment, timeZone)}, ${time} ${zone}`
}

/** A moment as `day` and `time` for the date and time fields of a form, in a time zone. */
export function wallClock(moment: string, timeZone: string) {
  // Sweden writes 2026-12-12 19:30, as the fields do.
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" })
  const [day, time] = format.format(new Date(moment)).split(" ") as [string, string]
  return { day, time }
}

/** The time zones of the United States, as the database allows them. */
export const TIME_ZONE_LABELS: Readonly<Record<string, string>> = {
  "America/New_York": "Eastern",
  "America/Chicago": "Central",
  "America/Denver": "Mountain",
  "America/Phoenix": "Arizona",
  "America/Los_Angeles": "Pacific",
  "America/Anchorage": "Alaska",
  "Pacific/Honolulu": "Hawaii",
  "America/Puerto_Rico": "Atlantic (Puerto Rico)",
}
