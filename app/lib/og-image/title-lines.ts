/** The width of a text at font size 1 and the given width axis. */
export type Measure = (text: string, wdth: number) => number

interface Line {
  text: string
  wdth: number
  spacing: number
}

interface TitleBlock {
  size: number
  /** Line height in em. */
  step: number
  lines: Line[]
}

export const CAP_HEIGHT = 0.675

const STEP = 0.857
// Commas descend and accents ascend; they need a larger line height.
const STEP_WITH_MARKS = 0.96
const MARKS = /[,;Q\p{M}]/u

const WIDEST_LINE = 1096
const LINE = 640
const MAX_LINES = 6
const MAX_WORDS = 14
// A larger first line across the whole image would overlap the cat's ears.
const WIDE_SIZE = 196
const LARGEST_SIZE = 420
const SMALLEST_SIZE = 60
const [NARROW, COMPACT, NORMAL, BROAD] = [50, 54, 88, 150]
/** The largest fraction of a line that letter spacing may fill. */
const MAX_SPACING = 0.2

interface Layout {
  texts: string[]
  size: number
  /** The first line spans the whole image, across the rings. */
  isWide: boolean
}

/**
 * Breaks a title into lines of one font size, each stretched by the width axis to fill its line: as large as possible
 * without distorting the letters much.
 */
export function breakTitle(title: string, height: number, measure: Measure): TitleBlock {
  const step = MARKS.test(title.normalize("NFD")) ? STEP_WITH_MARKS : STEP
  const width = memoized(measure)
  const words = title.split(" ").filter(Boolean)
  let included = words.slice(0, MAX_WORDS)
  let isCut = included.length < words.length
  for (;;) {
    const texts = isCut ? [...included.slice(0, -1), `${included.at(-1)}…`] : included
    const best = bestLayout(texts, height, step, width)
    if (best) return { size: best.size, step, lines: fitLines(best, width) }
    isCut = true
    included = included.length > 1 ? included.slice(0, -1) : [[...included[0]!].slice(0, -1).join("")]
  }
}

function bestLayout(words: string[], height: number, step: number, width: Measure): Layout | null {
  let best: (Layout & { score: number }) | null = null
  for (let count = 1; count <= Math.min(MAX_LINES, words.length); count++) {
    const heightInSizes = CAP_HEIGHT + (count - 1) * step
    for (const texts of waysToBreak(words, count)) {
      for (const isWide of [true, false]) {
        const fitting = texts.map((text, index) => lineWidth(index, isWide) / width(text, COMPACT))
        const size = Math.min(isWide ? WIDE_SIZE : LARGEST_SIZE, height / heightInSizes, ...fitting)
        if (size < SMALLEST_SIZE) continue
        const score =
          strainOf({ texts, size, isWide }, width) -
          0.4 * Math.log(size) -
          0.8 * Math.log(size * heightInSizes)
        if (!best || score < best.score) best = { texts, size, isWide, score }
      }
    }
  }
  return best
}

function lineWidth(index: number, isWide: boolean) {
  return index === 0 && isWide ? WIDEST_LINE : LINE
}

/** How far the letters are from their normal width, and how much of the lines stays empty. */
function strainOf({ texts, size, isWide }: Layout, width: Measure): number {
  const strains = texts.map((text, index) => {
    const available = lineWidth(index, isWide) / size
    const empty = Math.max(0, available - width(text, BROAD)) / available
    return Math.abs(Math.log(available / width(text, NORMAL))) + (empty > MAX_SPACING ? 2 * empty : 0)
  })
  return strains.reduce((sum, strain) => sum + strain, 0) / strains.length
}

function fitLines({ texts, size, isWide }: Layout, width: Measure): Line[] {
  return texts.map((text, index) => {
    const available = lineWidth(index, isWide) / size
    let [low, high] = [NARROW, BROAD]
    for (let step = 0; step < 14; step++) {
      const middle = (low + high) / 2
      if (width(text, middle) < available) low = middle
      else high = middle
    }
    const missing = available - width(text, low)
    const gaps = [...text].length - 1
    const isSpaced = gaps > 0 && missing > 0 && missing / available < MAX_SPACING
    return { text, wdth: low, spacing: isSpaced ? (missing / gaps) * size : 0 }
  })
}

function* waysToBreak(words: string[], count: number): Generator<string[]> {
  if (count === 1) {
    yield [words.join(" ")]
    return
  }
  for (let first = 1; first <= words.length - count + 1; first++) {
    for (const rest of waysToBreak(words.slice(first), count - 1)) {
      yield [words.slice(0, first).join(" "), ...rest]
    }
  }
}

function memoized(measure: Measure): Measure {
  const cache = new Map<string, number>()
  return (text, wdth) => {
    const key = `${wdth} ${text}`
    const width = cache.get(key) ?? measure(text, wdth)
    cache.set(key, width)
    return width
  }
}
