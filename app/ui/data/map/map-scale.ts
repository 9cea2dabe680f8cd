const SMALLEST = 2.2
const GROWTH = 6.6
const STEPS = 5

/** The area of a dot grows with its value, so the width grows with the root. Zero keeps the smallest dot. */
export function dotWidth(value: number, most: number) {
  return Math.round((SMALLEST + Math.sqrt(share(value, most)) * GROWTH) * 10) / 10
}

/** Which of five shades: 0 for nothing at all, then even parts of the greatest value. */
export function shadeOf(value: number, most: number) {
  return Math.min(STEPS - 1, Math.ceil(share(value, most) * (STEPS - 1)))
}

function share(value: number, most: number) {
  return most > 0 ? Math.min(1, Math.max(0, value / most)) : 0
}
