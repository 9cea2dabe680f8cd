type Moment = string | number

/** All dates are in UTC, so that the server and every browser render the same text. */
function formatter(options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" })
  return (moment: Moment) => format.format(new Date(moment))
}

/** "November 15, 2026" */
export const formatLongDate = formatter({ dateStyle: "long" })

/** "Nov 15, 2026" */
export const formatDate = formatter({ dateStyle: "medium" })

/** "November 15" */
export const formatDay = formatter({ month: "long", day: "numeric" })

/** "Nov 15" */
export const formatShortDay = formatter({ month: "short", day: "numeric" })

/** "Nov" */
export const formatMonth = formatter({ month: "short" })

/** "Nov 2026" */
export const formatMonthAndYear = formatter({ month: "short", year: "numeric" })

const formatMoment = formatter({ dateStyle: "medium", timeStyle: "short" })

/** "Nov 15, 2026, 11:59 PM UTC" */
export function formatDateTime(moment: Moment) {
  return `${formatMoment(moment)} UTC`
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
