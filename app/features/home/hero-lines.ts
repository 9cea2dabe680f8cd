const WORDS_IN_A_HEADLINE = 5
const FIRST_LINE = 13
const COLUMN_LINE = 9

interface HeroLines {
  /** Line length at full width on a large screen. */
  first: string
  /** Line length beside the picture. */
  rest: string[]
  phone: string[]
}

/** Breaks a short tagline into lines for the fitted headline; null for a longer sentence. */
export function heroLines(tagline: string): HeroLines | null {
  const words = tagline.trim().split(/\s+/)
  if (words.length < 2 || words.length > WORDS_IN_A_HEADLINE) return null
  const phone = wrap(words, COLUMN_LINE)
  const [first = "", ...others] = wrap(words.slice(0, -1), FIRST_LINE)
  const rest = [
    ...wrap(
      others.flatMap(line => line.split(" ")),
      COLUMN_LINE,
    ),
    words.at(-1)!,
  ]
  const isShort = [...rest, ...phone].every(line => line.length <= COLUMN_LINE) && first.length <= FIRST_LINE
  return isShort && rest.length <= 2 && phone.length <= 4 ? { first, rest, phone } : null
}

/** Greedy line breaking. */
function wrap(words: string[], length: number) {
  const lines: string[] = []
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && longer.length <= length) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
