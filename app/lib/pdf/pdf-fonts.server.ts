import type { Font } from "fontkit"
import { cached } from "#app/lib/fonts/cached.ts"
import { type Face, openFace } from "#app/lib/fonts/faces.server.ts"
import { readFont } from "#app/lib/fonts/font-files.server.ts"
import type { SetRun } from "./set-line.server.ts"

interface Instance {
  file: Buffer
  face: Face
  font: Font
}

const instances = new Map<string, Promise<Instance>>()

/**
 * The fonts to embed, and the runs to write as text. pdfkit shapes some scripts incorrectly; a run is text only if
 * it gets the same glyphs as from HarfBuzz, and is drawn as outlines otherwise.
 */
export async function pdfFonts(runs: readonly SetRun[]) {
  const fonts = new Map<string, Buffer>()
  const textRuns = new Set<SetRun>()
  for (const run of runs) {
    const instance = await cached(instances, run.fontName, () => openInstance(run))
    if (!isShapedAlike(instance, run)) continue
    fonts.set(run.fontName, instance.file)
    textRuns.add(run)
  }
  return { fonts, textRuns }
}

/** The font at one weight and width, which pdfkit can embed. */
async function openInstance({ face, axes }: SetRun): Promise<Instance> {
  const [{ default: subsetFont }, { create }] = await Promise.all([import("subset-font"), import("fontkit")])
  // With every letter: fontkit cannot read a file that ends with an empty glyph, such as a space.
  const letters = String.fromCodePoint(...face.letters)
  const options = { targetFormat: "sfnt", variationAxes: { ...axes } } as const
  const file = await subsetFont(await readFont(face.path), letters, options)
  const font = create(file)
  if ("fonts" in font) throw new Error(`${face.path} is a collection of fonts`)
  return { file, face: await openFace(face.path, file), font }
}

function isShapedAlike({ face, font }: Instance, { text, isRightToLeft }: SetRun): boolean {
  const expected = face.shape(text, {}, isRightToLeft)
  const actual = fontkitGlyphs(font, text)
  return (
    actual?.length === expected.length &&
    expected.every(({ id, advance, x, y }, index) => {
      const other = actual[index]!
      const distance = [other.advance - advance, other.x - x, other.y - y].map(Math.abs)
      return other.id === id && Math.max(...distance) <= 1
    })
  )
}

/** The glyphs that pdfkit would write; null if it cannot shape the text. */
function fontkitGlyphs(font: Font, text: string) {
  try {
    const { glyphs, positions } = font.layout(text, [])
    return glyphs.map(({ id }, index) => {
      const { xAdvance: advance, xOffset: x, yOffset: y } = positions[index]!
      return { id, advance, x, y }
    })
  } catch (error) {
    // It stops at anchors without coordinates, which several Indic fonts have.
    if (error instanceof TypeError) return null
    throw error
  }
}
