import { drawableText } from "#app/lib/pdf/drawable-text.server.ts"
import { type SetLine, setLine, type Type } from "#app/lib/pdf/set-line.server.ts"
import type { PlacedLine } from "#app/lib/pdf/tagged-pdf.server.ts"
import { wrapLines } from "#app/lib/pdf/wrap-lines.server.ts"
import type { TributeLetter } from "./tribute-letter.ts"

// US Letter.
export const [WIDTH, HEIGHT] = [612, 792] as const
export const LEFT = 60
export const INK = "#041c13"
const MEASURE = WIDTH - 2 * LEFT
// How far the edge of the field rises, and the room above and below it.
const EDGE = { rise: 22, above: 30, below: 40 }
const NAME_TOP = 156
const NAME_SIZES = [104, 92, 80, 70, 60, 50, 42, 34, 26]
const NARROWEST = 50
/** How far letters such as “y” reach below their line, in sizes. */
const DESCENT = 0.2
// Wider letters than this would shout, which a memory never should.
const WIDEST = { honor: 132, memory: 104 }
// Largest first: a long message is set smaller, so that the letter stays on one page.
const SIZES = [
  { message: 24, body: 15 },
  { message: 22, body: 14 },
  { message: 19, body: 13 },
  { message: 16.5, body: 12 },
  { message: 14, body: 11 },
  { message: 12, body: 10 },
  { message: 10.5, body: 9 },
]
const NOTE: Type = { voice: "body", size: 10, weight: 400 }
const NOTE_STEP = 14
const BREATH_LINE = { width: 104, gap: 26 }

interface Paragraph {
  role: "H1" | "P"
  text: string
  lines: PlacedLine[]
}

export interface LetterLayout {
  paragraphs: Paragraph[]
  /** Where the field of color ends, beside its plateau and on it. */
  edge: { foot: number; top: number }
  /** The rule beside the donor's words. */
  rule: { top: number; bottom: number } | null
  /** The small breath above the closing. */
  breath: { y: number; width: number }
}

/** Where everything is on the letter. */
export async function letterLayout(letter: TributeLetter): Promise<LetterLayout> {
  const names = await nameLines(letter.name, WIDEST[letter.kind])
  const heading = await placed(`In ${letter.kind} of`, LEFT, NAME_TOP - 40, {
    voice: "display",
    ...{ size: 25, weight: 800, width: 108 },
  })
  const title: Paragraph = { role: "H1", text: letter.title, lines: [heading, ...names] }
  const last = names.at(-1)!
  const foot = last.y + last.size * DESCENT + EDGE.above + EDGE.rise
  const notes = await noteLines(letter.notes)
  const bottom = notes[0]!.lines[0]!.y - 24
  let body: Awaited<ReturnType<typeof bodyLines>> | undefined
  for (const sizes of SIZES) {
    body = await bodyLines(letter, foot + EDGE.below, sizes)
    if (body.end <= bottom) break
  }
  const { paragraphs, rule, breath } = body!
  return {
    ...{ paragraphs: [title, ...paragraphs, ...notes], rule, breath },
    edge: { foot, top: foot - EDGE.rise },
  }
}

async function bodyLines(letter: TributeLetter, top: number, sizes: (typeof SIZES)[number]) {
  const paragraphs: Paragraph[] = []
  let y = top
  let rule: LetterLayout["rule"] = null
  async function add(text: string, type: Type, gap: number, x = LEFT) {
    y += gap
    const lines = (await wrapLines(text, type, WIDTH - LEFT - x)).map(({ text: words, line }) => {
      y += type.size * 1.42
      return { text: words, line, size: type.size, x, y, color: INK }
    })
    paragraphs.push({ role: "P", text, lines })
  }
  const body: Type = { voice: "body", size: sizes.body, weight: 400 }
  if (letter.message !== null) {
    const from = y + sizes.message * 0.4
    await add(`“${letter.message}”`, { ...body, size: sizes.message, weight: 500 }, 0, LEFT + 22)
    await add(letter.from ?? "From someone who cares", { ...body, weight: 750 }, 4, LEFT + 22)
    rule = { top: from, bottom: y + 4 }
    y += sizes.body * 1.2
  }
  const [first, ...others] = letter.paragraphs
  await add(first!, letter.message === null ? { ...body, size: sizes.body * 1.3, weight: 500 } : body, 0)
  for (const paragraph of others) await add(paragraph, body, sizes.body * 0.75)
  const breath = { y: y + BREATH_LINE.gap + 14, width: BREATH_LINE.width }
  y = breath.y
  await add(letter.closing, { ...body, weight: 750 }, 8)
  return { paragraphs, rule, breath, end: y }
}

/** At the foot of the page. */
async function noteLines(notes: readonly string[]): Promise<Paragraph[]> {
  const wrapped = await Promise.all(notes.map(note => wrapLines(note, NOTE, MEASURE)))
  let y = HEIGHT - 46 - NOTE_STEP * wrapped.flat().length
  return wrapped.map((lines, index) => ({
    role: "P",
    text: notes[index]!,
    lines: lines.map(({ text, line }) => {
      y += NOTE_STEP
      return { text, line, size: NOTE.size, x: LEFT, y, color: INK }
    }),
  }))
}

/** The name on up to three lines of one size, each as wide as the letter where its letters can be. */
async function nameLines(name: string, widest: number): Promise<PlacedLine[]> {
  const drawable = await drawableText(name, { voice: "display", size: 1, weight: 900 })
  const words = linesOf(drawable || "Someone dear")
  let size = NAME_SIZES[0]!
  for (size of NAME_SIZES) {
    const narrow = await Promise.all(words.map(word => set(word, size, NARROWEST)))
    const longest = Math.max(...narrow.map(({ width }) => width))
    if (longest <= MEASURE) break
    if (size === NAME_SIZES.at(-1)) size *= MEASURE / longest
  }
  const lines = await Promise.all(words.map(word => fitted(word, size, widest)))
  const step = size * 0.94
  const first = NAME_TOP + size * 0.76 - 20
  return lines.map((line, index) => ({
    ...{ text: words[index]!, line, size, color: INK },
    // Large letters have room on their left, which would look like an indent.
    ...{ x: LEFT - size * 0.03, y: first + index * step },
  }))
}

/** A line for each of up to three words; longer names are split where the lines are most alike. */
function linesOf(name: string): string[] {
  const words = name.split(/\s+/).filter(Boolean)
  if (words.length <= 2) return words
  const line = [...name].length / (words.length > 4 ? 3 : 2)
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && [...last].length + [...word].length / 2 < line)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

async function fitted(text: string, size: number, widest: number): Promise<SetLine> {
  let [narrow, wide] = [NARROWEST, widest]
  if ((await set(text, size, wide)).width <= MEASURE) return set(text, size, wide)
  while (wide - narrow > 1) {
    const middle = (narrow + wide) / 2
    if ((await set(text, size, middle)).width <= MEASURE) narrow = middle
    else wide = middle
  }
  return set(text, size, narrow)
}

async function set(text: string, size: number, width: number): Promise<SetLine> {
  const line = await setLine(text, { voice: "display", size, weight: 900, width })
  if (!line) throw new Error(`no font has every letter of “${text}”`)
  return line
}

async function placed(text: string, x: number, y: number, type: Type): Promise<PlacedLine> {
  const line = (await setLine(text, type))!
  return { text, line, size: type.size, x, y, color: INK }
}
