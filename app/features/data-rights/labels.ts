const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" })

/** "November 15, 2026", the same on the server and in every browser. */
export function formatDay(moment: string) {
  return DAY.format(new Date(moment))
}

/** "2.4 MB"; at least one kilobyte. */
export function formatSize(bytes: number) {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
