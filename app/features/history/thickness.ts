const THINNEST = 5
const THICKEST = 80

/** The thickness of the line in half pixels: the area of a dot would be the number of people. */
export function thicknessOf(people: number) {
  return Math.min(THICKEST, Math.max(THINNEST, Math.round(Math.sqrt(people) * 0.196)))
}

/** The letters of a year get wider from the first year to the last, in even steps that have a class. */
export function letterWidth(index: number, count: number) {
  return count < 2 ? 100 : 50 + 2 * Math.round((50 * index) / (count - 1))
}
