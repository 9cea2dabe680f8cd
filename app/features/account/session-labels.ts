/** Whether a device, as the database calls it, is held in a hand. */
export function isHandheld(device: string | null) {
  return /iPhone|iPad|Android/.test(device ?? "")
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago, as roughly as it matters. */
export function formatTimeAgo(moment: string, now: string) {
  const seconds = Math.max(0, (Date.parse(now) - Date.parse(moment)) / 1000)
  if (seconds < 10 * MINUTE) return "just now"
  const format = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" })
  if (seconds < HOUR) return format.format(-Math.round(seconds / MINUTE), "minute")
  if (seconds < DAY) return format.format(-Math.round(seconds / HOUR), "hour")
  return format.format(-Math.round(seconds / DAY), "day")
}
