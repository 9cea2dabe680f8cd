import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { fontFromWoff2 } from "#app/lib/og-image/woff2.server.ts"
import { withVariedOutlines } from "./font-subset.server.ts"

/** As much of fontkit, the shaper of pdfkit, as setting a line needs. */
export interface Font {
  postscriptName: string
  unitsPerEm: number
  variationAxes: Record<string, { min: number; max: number }>
  hasGlyphForCodePoint(codePoint: number): boolean
  getVariation(axes: Record<string, number>): Font
  createSubset(): Parameters<typeof withVariedOutlines>[0]
  layout(text: string, features: string[]): { glyphs: Glyph[]; positions: Position[]; advanceWidth: number }
}
interface Glyph {
  path: {
    scale(x: number, y: number): Glyph["path"]
    translate(x: number, y: number): Glyph["path"]
    toSVG(): string
  }
}
interface Position {
  xAdvance: number
  xOffset: number
  yOffset: number
}

export interface Type {
  voice: "display" | "body" | "mono"
  size: number
  weight: number
  /** 50 to 150, where the face has it. */
  width?: number
}

export interface SetLine {
  width: number
  /** In the order they stand in, from the left. */
  runs: { font: Font; text: string; x: number }[]
}

// For each voice its own face first, then whoever has the letters.
const OTHERS = ["noto-sans", "noto-sans-arabic", "noto-sans-hebrew", "noto-sans-sc", "noto-sans-kr"]
const FAMILIES = {
  display: ["anybody", ...OTHERS],
  body: ["atkinson-hyperlegible-next", ...OTHERS],
  mono: ["atkinson-hyperlegible-mono", ...OTHERS],
}
const HAS_WIDTH = new Set(["anybody", "noto-sans", "noto-sans-arabic", "noto-sans-hebrew"])
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u
const KEPT_FILES = 48

const require = createRequire(import.meta.url)
const files = new Map<string, Promise<Font>>()
const ranges = new Map<string, Promise<{ file: string; covers: (codePoint: number) => boolean }[]>>()

/** A line of text, each part in a face that has its letters; null when some letter is in none. */
export async function setLine(text: string, type: Type): Promise<SetLine | null> {
  const parts = await partsOf(text.normalize("NFC"), type.voice)
  if (!parts) return null
  const isFromRight = RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? "")
  let width = 0
  const runs = (isFromRight ? parts.toReversed() : parts).map(part => {
    const font = varied(part.font, part.file, type)
    const run = { font, text: part.text, x: width }
    width += (font.layout(part.text, []).advanceWidth * type.size) / font.unitsPerEm
    return run
  })
  return { width, runs }
}

/** The outlines of a line that stands on y = 0 and begins at x = 0, as one path. */
export function outlinesOf({ runs }: SetLine, size: number): string {
  return runs
    .flatMap(({ font, text, x }) => {
      const scale = size / font.unitsPerEm
      const { glyphs, positions } = font.layout(text, [])
      let left = x
      return glyphs.map((glyph, index) => {
        const { xAdvance, xOffset, yOffset } = positions[index]!
        const placed = glyph.path.scale(scale, -scale).translate(left + xOffset * scale, -yOffset * scale)
        left += xAdvance * scale
        return placed.toSVG()
      })
    })
    .join("")
}

interface Part {
  font: Font
  file: string
  text: string
}

async function partsOf(text: string, voice: Type["voice"]): Promise<Part[] | null> {
  const parts: Part[] = []
  for (const letter of text) {
    const codePoint = letter.codePointAt(0)!
    const last = parts.at(-1)
    // What joins letters, and what all faces have, stays with the letters before it.
    if (last && !/\p{L}/u.test(letter) && last.font.hasGlyphForCodePoint(codePoint)) last.text += letter
    else {
      const found = await faceFor(codePoint, voice)
      if (!found) return null
      if (last?.file === found.file) last.text += letter
      else parts.push({ ...found, text: letter })
    }
  }
  return parts
}

async function faceFor(codePoint: number, voice: Type["voice"]) {
  for (const family of FAMILIES[voice]) {
    for (const { file, covers } of await filesOf(family)) {
      if (!covers(codePoint)) continue
      const font = await opened(file)
      if (font.hasGlyphForCodePoint(codePoint)) return { font, file }
    }
  }
  return null
}

/** Each family comes in files for parts of Unicode, and says which has what. */
function filesOf(family: string) {
  const known = ranges.get(family)
  if (known) return known
  const axis = HAS_WIDTH.has(family) ? "standard" : "wght"
  const reading = readFile(require.resolve(`@fontsource-variable/${family}/unicode.json`), "utf8").then(
    json =>
      Object.entries(JSON.parse(json) as Record<string, string>).map(([part, list]) => ({
        file: `@fontsource-variable/${family}/files/${family}-${part.replace(/[[\]]/g, "")}-${axis}-normal.woff2`,
        covers: coverageOf(list),
      })),
  )
  ranges.set(family, reading)
  reading.catch(() => ranges.delete(family))
  return reading
}

function coverageOf(list: string) {
  const spans = list.split(",").map(span => {
    const [from, to = from] = span.trim().replace(/^U\+/i, "").split("-")
    return [Number.parseInt(from!, 16), Number.parseInt(to!, 16)] as const
  })
  return (codePoint: number) => spans.some(([from, to]) => codePoint >= from && codePoint <= to)
}

function opened(file: string): Promise<Font> {
  const known = files.get(file)
  if (known) return known
  const opening = readFile(require.resolve(file)).then(bytes =>
    (require("fontkit") as { create(bytes: Uint8Array): Font }).create(Buffer.from(fontFromWoff2(bytes))),
  )
  files.set(file, opening)
  opening.catch(() => files.delete(file))
  for (const oldest of files.keys()) {
    if (files.size <= KEPT_FILES) break
    files.delete(oldest)
  }
  return opening
}

function varied(font: Font, file: string, { weight, width = 100 }: Type): Font {
  const { wdth } = font.variationAxes
  const axes = { wght: weight, ...(wdth ? { wdth: Math.min(wdth.max, Math.max(wdth.min, width)) } : {}) }
  const made = font.getVariation(axes)
  // pdfkit tells fonts apart by this name, and the file's own is the same for all weights.
  const part = file.replace(/^.*\/|-(standard|wght)-normal\.woff2$/g, "")
  Object.defineProperty(made, "postscriptName", { value: `${part}-${Object.values(axes).join("-")}` })
  const createSubset = made.createSubset.bind(made)
  made.createSubset = () => withVariedOutlines(createSubset())
  return made
}
