// Advance widths of the display font (Anybody, weight 900) in thousandths of an em: at width 50, then at width
// 150. They grow linearly in between, so a line can be fitted before any font is loaded.
const ADVANCES: Record<string, readonly [number, number]> = {
  A: [374, 1156],
  B: [372, 1097],
  C: [371, 1084],
  D: [371, 1085],
  E: [251, 962],
  F: [250, 877],
  G: [373, 1134],
  H: [372, 1128],
  I: [187, 513],
  J: [369, 1087],
  K: [383, 1025],
  L: [254, 853],
  M: [605, 1408],
  N: [481, 1258],
  O: [369, 1130],
  P: [373, 1033],
  Q: [369, 1130],
  R: [376, 1054],
  S: [375, 1100],
  T: [312, 1070],
  U: [373, 1137],
  V: [386, 1116],
  W: [609, 1610],
  X: [404, 1102],
  Y: [399, 1123],
  Z: [255, 998],
  " ": [100, 425],
  ".": [190, 371],
  ",": [206, 494],
  ":": [191, 382],
  "!": [221, 394],
  "?": [391, 1009],
  "'": [146, 278],
  "’": [136, 326],
  "-": [235, 754],
  "&": [484, 1275],
  $: [379, 1023],
  "1": [328, 941],
}
const DEFAULT_ADVANCE: readonly [number, number] = [372, 1000]
const TRACKING = -0.012
/** Below this width letters keep their normal tracking. */
const CONDENSED = 70
/** Side bearing in em at width 100; outdenting by it makes the line look flush. */
const SIDE_BEARING = 0.026

const MAX_CACHED = 200

const NARROWEST = 50
const WIDEST = 150

/** The settings of a line: letter width in percent, the rest in em. */
interface Setting {
  width: number
  tracking: number
  /** Compensates the side bearing of the first letter. */
  outdent: number
}

/** The width of a line in em at the given letter width, without tracking. */
export function lineWidth(line: string, width: number) {
  const share = (width - NARROWEST) / (WIDEST - NARROWEST)
  const advances = [...line.toUpperCase()].map(letter => {
    const [narrow, wide] = ADVANCES[letter] ?? DEFAULT_ADVANCE
    return narrow + (wide - narrow) * share
  })
  return advances.reduce((sum, advance) => sum + advance, 0) / 1000
}

const unsqueezedWidth = cachedPerLine(lineWidth)

/**
 * Fits a line to a measure. `narrow` and `wide` are its widths with the narrowest and widest letters, all in em.
 */
export function fitted(measure: number, narrow: number, wide: number, letters: number): Setting {
  const perWidth = (wide - narrow) / (WIDEST - NARROWEST)
  const bearing = (2 * SIDE_BEARING) / 100
  const solve = (tracking: number) =>
    (measure - narrow - letters * tracking + NARROWEST * perWidth) / (perWidth - bearing)
  const normal = solve(TRACKING)
  const width = clamp(normal < CONDENSED ? solve(0) : normal)
  const missing = measure + bearing * width - narrow - (width - NARROWEST) * perWidth
  const canSpread = width === WIDEST && missing < 0.2 * measure
  // The tracking after the last letter falls outside the line.
  const tracking = canSpread ? missing / Math.max(1, letters - 1) : width < CONDENSED ? 0 : TRACKING
  return { width, tracking, outdent: (SIDE_BEARING * width) / 100 }
}

export const fittingWidth = cachedPerLine((line: string, measure: number) => {
  const setting = fitted(measure, lineWidth(line, NARROWEST), lineWidth(line, WIDEST), [...line].length)
  return even(setting.width)
})

export function isCondensed(width: number) {
  return width < CONDENSED
}

/** Letter widths that grow towards the middle of the word and together fill the measure. */
export const swellingWidths = cachedPerLine(searchWidths)

function searchWidths(word: string, measure: number): number[] {
  const letters = [...word]
  const depth = letters.map((_, i) => 0.3 + 0.7 * Math.sin((Math.PI * (i + 0.5)) / letters.length) ** 2)
  const widthsAt = (peak: number) => depth.map(k => even(clamp(NARROWEST + (peak - NARROWEST) * k)))
  const total = (widths: number[]) =>
    letters.reduce((sum, letter, i) => sum + lineWidth(letter, widths[i]!) + TRACKING, 0)
  let peak = NARROWEST
  while (peak < 2 * WIDEST && total(widthsAt(peak + 1)) <= measure + SIDE_BEARING) peak++
  return widthsAt(peak)
}

/**
 * The box of each letter in hundredths of an em. Boxes depend on no loaded font, so letters stay where they are when
 * it arrives; rounding the positions instead of the boxes adds up to the exact line.
 */
export function letterBoxes(word: string, widths: readonly number[]): number[] {
  let end = 0
  let boxesEnd = 0
  return [...word].map((letter, i) => {
    end += 100 * (lineWidth(letter, widths[i]!) + TRACKING)
    const box = Math.round(end) - boxesEnd
    boxesEnd += box
    return box
  })
}

/** The measure in em at which the longest line fits without being squeezed, or null if none does. */
export function measureFor(lines: readonly string[], least: number, most = 16) {
  const needed = Math.max(...lines.map(line => unsqueezedWidth(line, 58)))
  // The stylesheet has a class for every half.
  const measure = Math.ceil(Math.max(least, needed) * 2) / 2
  return measure <= most ? measure : null
}

function clamp(width: number) {
  return Math.min(WIDEST, Math.max(NARROWEST, width))
}

/** The stylesheet has a class for every other width. */
function even(width: number) {
  return 2 * Math.floor(width / 2)
}

/** Every page sets the same few lines in the same few measures. */
export function cachedPerLine<T>(compute: (line: string, measure: number) => T) {
  const cache = new Map<number, Map<string, T>>()
  return (line: string, measure: number): T => {
    let lines = cache.get(measure)
    if (!lines || lines.size >= MAX_CACHED) {
      lines = new Map()
      cache.set(measure, lines)
    }
    let value = lines.get(line)
    if (value === undefined) {
      value = compute(line, measure)
      lines.set(line, value)
    }
    return value
  }
}
