const SMALLEST = 2.2
const GROWTH = 6.6
const STEPS = 5

/** The area of a dot grows with its value, so the width grows with the square root. Zero has the smallest dot. */
export function dotWidth(value: number, max: number) {
  return Math.round((SMALLEST + Math.sqrt(ratio(value, max)) * GROWTH) * 10) / 10
}

/** One of five shades: 0 for zero, then equal steps up to the maximum. */
export function shadeOf(value: number, max: number) {
  return Math.min(STEPS - 1, Math.ceil(ratio(value, max) * (STEPS - 1)))
}

/** The values of each shade after the first, from the lowest value that is shown: `[from, to]`. */
export function shadeRanges(min: number, max: number): [number, number][] {
  const bounds = Array.from({ length: STEPS }, (_, step) => Math.floor((step * max) / (STEPS - 1)))
  return bounds.slice(1).map((to, index) => [Math.min(to, Math.max(min, bounds[index]! + 1)), to])
}

function ratio(value: number, max: number) {
  return max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
}
