interface Spot {
  id: string
  isRight: boolean
}

/** The chosen spots of a stored answer, in picture order; unknown ids are ignored. */
export function readSpots(answer: string, spots: readonly Spot[]): string[] {
  const ids = answer.split(",")
  return spots.flatMap(({ id }) => (ids.includes(id) ? [id] : []))
}

/** Exactly the correct spots are chosen. */
export function areRightSpots(chosen: readonly string[], spots: readonly Spot[]) {
  return spots.every(({ id, isRight }) => isRight === chosen.includes(id))
}
