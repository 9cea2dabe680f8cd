/** Every text of a stored value, one on each line, without the keys in `hidden`. */
export function contentLines(value: unknown, hidden: ReadonlySet<string>): string[] {
  if (typeof value === "string") return value.split("\n")
  if (Array.isArray(value)) return value.flatMap(item => contentLines(item, hidden))
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => (hidden.has(key) ? [] : contentLines(child, hidden)))
}
