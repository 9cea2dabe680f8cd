/** A copy of the list with one item moved by some positions, but never past the ends. */
export function moveItem(list: readonly string[], item: string, by: number): string[] {
  const from = list.indexOf(item)
  return from === -1 ? [...list] : moveItemTo(list, item, from + by)
}

export function moveItemTo(list: readonly string[], item: string, index: number): string[] {
  if (!list.includes(item)) return [...list]
  const others = list.filter(other => other !== item)
  const to = Math.min(Math.max(index, 0), others.length)
  return [...others.slice(0, to), item, ...others.slice(to)]
}

/** Applies the value of an up or down button, such as "up:3". Anything else moves nothing. */
export function moveByCommand(list: readonly string[], command: string): string[] {
  const [direction, item = ""] = command.split(":")
  if (direction !== "up" && direction !== "down") return [...list]
  return moveItem(list, item, direction === "up" ? -1 : 1)
}
