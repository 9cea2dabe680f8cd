/** The days of a month (`2026-12`) in weeks from Sunday to Saturday; null before the first and after the last. */
export function calendarWeeks(month: string): (string | null)[][] {
  const [year, number] = month.split("-").map(Number) as [number, number]
  const blanks = new Date(Date.UTC(year, number - 1, 1)).getUTCDay()
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length: Math.ceil((blanks + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - blanks + 1
      return day < 1 || day > length ? null : `${month}-${String(day).padStart(2, "0")}`
    }),
  )
}

/** Another month (`2027-01`), so many months later. */
export function shiftMonth(month: string, by: number) {
  const [year, number] = month.split("-").map(Number) as [number, number]
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}
