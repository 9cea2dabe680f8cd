export type Shape = "large" | "wide" | "small" | "full"

interface Wall {
  posters: Shape[]
  /** The shape of the empty place at the end; null without one. */
  room: Shape | null
}

const BESIDE_LARGE: Shape[][] = [
  [],
  ["wide"],
  ["small", "small"],
  ["small", "small", "wide"],
  ["small", "small", "small", "small"],
]

/**
 * Shapes that leave no hole in a grid of four columns: a large poster takes two columns and two rows, a wide one two
 * columns. In a grid of two columns they leave none either.
 */
export function wallShapes(
  count: number,
  { hasLarge, hasRoom }: { hasLarge: boolean; hasRoom: boolean },
): Wall {
  if (!hasLarge || count === 0) return hasRoom ? rowsWithRoom(count) : { posters: rows(count), room: null }
  const beside = BESIDE_LARGE[Math.min(count - 1, 4)]!
  const first: Shape[] = ["large", ...beside]
  if (beside.length < 3) return { posters: first, room: beside.length === 0 ? "large" : "wide" }
  const rest = rowsWithRoom(count - first.length)
  return { ...rest, posters: [...first, ...rest.posters] }
}

function rowsWithRoom(count: number): Wall {
  const last: Shape[] = ([[], ["wide"], ["small", "small"]] as const)[count % 3]!.slice()
  return { posters: [...threes(count - last.length), ...last], room: last.length === 0 ? "full" : "wide" }
}

function rows(count: number): Shape[] {
  if (count === 1) return ["full"]
  if (count % 3 === 0) return threes(count)
  if (count % 3 === 2) return [...threes(count - 2), "wide", "wide"]
  return [...threes(count - 4), "small", "small", "small", "small"]
}

/** Rows of a wide and two small posters, the wide one on alternating sides. */
function threes(count: number): Shape[] {
  return Array.from({ length: count }, (_, index) => (index % 6 === 0 || index % 6 === 5 ? "wide" : "small"))
}
