type Moment = string | number

export const MONTHS = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
]

/**
 * All dates are in UTC, so that the server and every browser render the same text. Without Intl, whose first
 * formatter takes a phone up to 50 ms.
 */
function partsOf(moment: Moment) {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not a date: ${moment}`)
  const month = MONTHS[date.getUTCMonth()]!
  return { date, month, shortMonth: month.slice(0, 3), day: date.getUTCDate(), year: date.getUTCFullYear() }
}

/** "November 15, 2026" */
export function formatLongDate(moment: Moment) {
  const { month, day, year } = partsOf(moment)
  return `${month} ${day}, ${year}`
}

/** "Nov 15, 2026" */
export function formatDate(moment: Moment) {
  const { shortMonth, day, year } = partsOf(moment)
  return `${shortMonth} ${day}, ${year}`
}

/** "November 15" */
export function formatDay(moment: Moment) {
  const { month, day } = partsOf(moment)
  return `${month} ${day}`
}

/** "Nov 15" */
export function formatShortDay(moment: Moment) {
  const { shortMonth, day } = partsOf(moment)
  return `${shortMonth} ${day}`
}

/** "Nov" */
export function formatMonth(moment: Moment) {
  return partsOf(moment).shortMonth
}

/** "Nov 2026" */
export function formatMonthAndYear(moment: Moment) {
  const { shortMonth, year } = partsOf(moment)
  return `${shortMonth} ${year}`
}

/** "Nov 15, 2026, 11:59 PM UTC" */
export function formatDateTime(moment: Moment) {
  const { date } = partsOf(moment)
  const hours = date.getUTCHours()
  const minutes = String(date.getUTCMinutes()).padStart(2, "0")
  return `${formatDate(moment)}, ${hours % 12 || 12}:${minutes} ${hours < 12 ? "AM" : "PM"} UTC`
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** "just now", "30 minutes ago", "yesterday" */
export function formatTimeAgo(moment: string, now: string) {
  const seconds = Math.max(0, (Date.parse(now) - Date.parse(moment)) / 1000)
  if (seconds < 10 * MINUTE) return "just now"
  const format = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" })
  if (seconds < HOUR) return format.format(-Math.round(seconds / MINUTE), "minute")
  if (seconds < DAY) return format.format(-Math.round(seconds / HOUR), "hour")
  return format.format(-Math.round(seconds / DAY), "day")
}
