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
