import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import type { Font } from "fontkit"
import { decodeWoff2 } from "#app/lib/fonts/decode-woff2.server.ts"

export interface Type {
  voice: "display" | "body" | "mono"
  size: number
  weight: number
  /** 50 to 150, in fonts that have this axis. */
  width?: number
}

export interface SetLine {
  width: number
  /** From left to right. */
  runs: Run[]
}

interface Run {
  font: Font
  /** Names the file, weight and width. */
  fontName: string
  file: string
  axes: Record<string, number>
  text: string
  x: number
}

// Each voice has its own font; the others cover the remaining scripts.
const OTHERS = ["noto-sans", "noto-sans-arabic", "noto-sans-hebrew", "noto-sans-sc", "noto-sans-kr"]
const FAMILIES = {
  display: ["anybody", ...OTHERS],
  body: ["atkinson-hyperlegible-next", ...OTHERS],
  mono: ["atkinson-hyperlegible-mono", ...OTHERS],
}
const HAS_WIDTH = new Set(["anybody", "noto-sans", "noto-sans-arabic", "noto-sans-hebrew"])
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u
const CACHED = 48

const require = createRequire(import.meta.url)
const files = new Map<string, Promise<Font>>()
const instances = new Map<string, Promise<Buffer>>()
const ranges = new Map<string, Promise<{ file: string; covers: (codePoint: number) => boolean }[]>>()

/** Lays out a line of text, each run in a font that has its letters; null if no font has one of them. */
export async function setLine(text: string, type: Type): Promise<SetLine | null> {
  const parts = await partsOf(text.normalize("NFC"), type.voice)
  if (!parts) return null
  const isFromRight = RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? "")
  let width = 0
  const runs = (isFromRight ? parts.toReversed() : parts).map(part => {
    const axes = axesOf(part.font, type)
    const font = part.font.getVariation(axes)
    const fontName = [nameOf(part.file), ...Object.values(axes)].join("-")
    const run = { font, fontName, file: part.file, axes, text: part.text, x: width }
    width += (font.layout(part.text, []).advanceWidth * type.size) / font.unitsPerEm
    return run
  })
  return { width, runs }
}

/** For each font name of the runs: the font at this weight and width alone, which pdfkit can embed. */
export async function embeddableFonts(runs: readonly Run[]): Promise<Map<string, Buffer>> {
  const byName = new Map(runs.map(run => [run.fontName, run]))
  const fonts = [...byName].map(async ([name, run]) => [name, await instanceOf(run)] as const)
  return new Map(await Promise.all(fonts))
}

function instanceOf({ fontName, file, axes, font }: Run): Promise<Buffer> {
  return cached(instances, fontName, async () => {
    // With every letter: fontkit cannot read a file that ends with an empty glyph, such as a space.
    const letters = String.fromCodePoint(...font.characterSet)
    const { default: subsetFont } = await import("subset-font")
    return subsetFont(await readFont(file), letters, { targetFormat: "sfnt", variationAxes: axes })
  })
}

/** The outlines of a line with its baseline at y = 0 and its start at x = 0, as one path. */
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
    // Joiners and characters that every font has stay in the run before them.
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

/** A family comes in one file per range of Unicode. */
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
  return cached(files, file, () => openFont(file))
}

function cached<T>(cache: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  const known = cache.get(key)
  if (known) return known
  const loading = load()
  cache.set(key, loading)
  loading.catch(() => cache.delete(key))
  for (const oldest of cache.keys()) {
    if (cache.size <= CACHED) break
    cache.delete(oldest)
  }
  return loading
}

async function readFont(file: string) {
  return decodeWoff2(await readFile(require.resolve(file)))
}

async function openFont(file: string): Promise<Font> {
  const { create } = await import("fontkit")
  const font = create(await readFont(file))
  if ("fonts" in font) throw new Error(`${file} is a collection of fonts`)
  return font
}

function axesOf(font: Font, { weight, width = 100 }: Type): Record<string, number> {
  const { wdth } = font.variationAxes
  return { wght: weight, ...(wdth ? { wdth: Math.min(wdth.max, Math.max(wdth.min, width)) } : {}) }
}

function nameOf(file: string) {
  return file.replace(/^.*\/|-(standard|wght)-normal\.woff2$/g, "")
}
