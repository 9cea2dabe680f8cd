const PLACE = "{site}"

/** A row with the organization's name wherever its words leave a place for it: rows never spell the name themselves. */
export function withSiteName<T>(row: T, name: string): T {
  if (typeof row === "string") return row.replaceAll(PLACE, () => name) as T
  if (Array.isArray(row)) return row.map(item => withSiteName(item, name)) as T
  if (typeof row !== "object" || row === null) return row
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, withSiteName(value, name)])) as T
}
