const FORMAT = { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" } as const

/** "Nov 17, 8:12 PM" where the reader is. For text that only the browser renders. */
export function formatSavedTime(moment: number) {
  return new Intl.DateTimeFormat("en-US", FORMAT).format(moment)
}
