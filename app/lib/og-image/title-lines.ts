/** The width of a text set at size 1 and a given width of letters. */
export type Measure = (text: string, wdth: number) => number

export interface Line {
  text: string
  wdth: number
  spacing: number
}

export interface TitleBlock {
  size: number
  /** From one line to the next, in sizes. */
  step: number
  lines: Line[]
}

export const CAP_HEIGHT = 0.675

const STEP = 0.857
// Commas hang down and accents stand up; without room between they would meet.
const STEP_WITH_MARKS = 0.96
const MARKS = /[,;Q\p{M}]/u

const WIDEST_LINE = 1096
const LINE = 640
const MOST_LINES = 6
const MOST_WORDS = 14
// Above this the first line, when it is as wide as the picture, would reach down to the cat's ears.
const WIDE_SIZE = 196
const LARGEST_SIZE = 420
const SMALLEST_SIZE = 60
const [NARROW, COMPACT, RESTING, BROAD] = [50, 54, 88, 150]
/** What letters cannot fill, space between them may, up to this part of the line. */
const MOST_SPACE = 0.2

interface Setting {
  texts: string[]
  size: number
  /** The first line runs over the cat's rings, as wide as the picture. */
  isWide: boolean
}

/**
 * Breaks a title into lines of one size, each of which breathes in or out until it fills its measure: as large as
 * it can be while no letter is squeezed or stretched far.
 */
export function breakTitle(title: string, height: number, measure: Measure): TitleBlock {
  const step = MARKS.test(title.normalize("NFD")) ? STEP_WITH_MARKS : STEP
  const width = remembered(measure)
  const words = title.split(" ").filter(Boolean)
  let kept = words.slice(0, MOST_WORDS)
  let isCut = kept.length < words.length
  for (;;) {
    const texts = isCut ? [...kept.slice(0, -1), `${kept.at(-1)}…`] : kept
    const best = bestSetting(texts, height, step, width)
    if (best) return { size: best.size, step, lines: fitLines(best, width) }
    isCut = true
    kept = kept.length > 1 ? kept.slice(0, -1) : [[...kept[0]!].slice(0, -1).join("")]
  }
}

function bestSetting(words: string[], height: number, step: number, width: Measure): Setting | null {
  let best: (Setting & { score: number }) | null = null
  for (let count = 1; count <= Math.min(MOST_LINES, words.length); count++) {
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

/** How far the letters are from their resting width, and how much of a line stays empty. */
function strainOf({ texts, size, isWide }: Setting, width: Measure): number {
  const strains = texts.map((text, index) => {
    const room = lineWidth(index, isWide) / size
    const empty = Math.max(0, room - width(text, BROAD)) / room
    return Math.abs(Math.log(room / width(text, RESTING))) + (empty > MOST_SPACE ? 2 * empty : 0)
  })
  return strains.reduce((sum, strain) => sum + strain, 0) / strains.length
}

function fitLines({ texts, size, isWide }: Setting, width: Measure): Line[] {
  return texts.map((text, index) => {
    const room = lineWidth(index, isWide) / size
    let [low, high] = [NARROW, BROAD]
    for (let turn = 0; turn < 14; turn++) {
      const middle = (low + high) / 2
      if (width(text, middle) < room) low = middle
      else high = middle
    }
    const short = room - width(text, low)
    const gaps = [...text].length - 1
    const isSpaced = gaps > 0 && short > 0 && short / room < MOST_SPACE
    return { text, wdth: low, spacing: isSpaced ? (short / gaps) * size : 0 }
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

function remembered(measure: Measure): Measure {
  const known = new Map<string, number>()
  return (text, wdth) => {
    const key = `${wdth} ${text}`
    const width = known.get(key) ?? measure(text, wdth)
    known.set(key, width)
    return width
  }
}
