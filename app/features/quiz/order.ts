/** The same list with one item so many places further down (or up), and never out of it. */
export function moved(list: readonly string[], item: string, by: number): string[] {
  const from = list.indexOf(item)
  if (from === -1) return [...list]
  return movedTo(list, item, from + by)
}

export function movedTo(list: readonly string[], item: string, place: number): string[] {
  if (!list.includes(item)) return [...list]
  const others = list.filter(other => other !== item)
  const to = Math.min(Math.max(place, 0), others.length)
  return [...others.slice(0, to), item, ...others.slice(to)]
}

/** What a key of the list says when there is no script: "up:3". */
export function movedByCommand(list: readonly string[], said: string): string[] {
  const [way, item = ""] = said.split(":")
  if (way !== "up" && way !== "down") return [...list]
  return moved(list, item, way === "up" ? -1 : 1)
}
