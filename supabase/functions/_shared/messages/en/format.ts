const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" })

/** "November 16, 2026" for `2026-11-16`. */
export function formatDay(day: string) {
  return DAY.format(new Date(day))
}

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const

/** "10 minutes" for 600. */
export function formatDuration(seconds: number) {
  const [unit, size] = UNITS.find(([, length]) => seconds >= length * 2 || seconds === length) ?? [
    "second",
    1,
  ]
  const count = Math.round(seconds / size)
  return `${count} ${unit}${count === 1 ? "" : "s"}`
}
