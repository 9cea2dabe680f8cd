interface Spot {
  id: string
  isRight: boolean
}

/** The chosen spots of a written answer, in the order of the picture; what is no spot of it is left out. */
export function readSpots(answer: string, spots: readonly Spot[]): string[] {
  const ids = answer.split(",")
  return spots.flatMap(({ id }) => (ids.includes(id) ? [id] : []))
}

/** All places that count, and none besides. */
export function areRightSpots(chosen: readonly string[], spots: readonly Spot[]) {
  return spots.every(({ id, isRight }) => isRight === chosen.includes(id))
}
