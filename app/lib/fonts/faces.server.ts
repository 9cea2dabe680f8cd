import { cached } from "./cached.ts"
import { clustersOf, codePointsOf } from "./clusters.ts"
import { type Family, filesFor, readFont } from "./font-files.server.ts"

/** A font file, ready for shaping. */
export interface Face {
  path: string
  unitsPerEm: number
  /** The code points that it has. */
  letters: ReadonlySet<number>
  /** Whether it has every part of a letter with its marks. */
  has(cluster: string): boolean
  /** The given values of the axes that the font has, within their limits. */
  axesOf(wanted: Axes): Axes
  /** The glyphs of a text in one script, from left to right. */
  shape(text: string, axes: Axes, isRightToLeft: boolean): Glyph[]
  /** An SVG path in font units, upside down. */
  outline(glyph: number, axes: Axes): string
}

export type Axes = Readonly<Record<string, number>>

export interface Glyph {
  id: number
  advance: number
  x: number
  y: number
}

/** The face of each letter with its marks. Those that no font has are missing. */
export type Faces = ReadonlyMap<string, Face>

const faces = new Map<string, Promise<Face>>()

/** Opens the faces that a text needs. */
export async function facesFor(text: string, family: Family): Promise<Faces> {
  const found = new Map<string, Face>()
  for (const cluster of new Set(clustersOf(text))) {
    for await (const path of filesFor(cluster.codePointAt(0)!, family)) {
      const face = await cached(faces, path, async () => openFace(path, await readFont(path)))
      if (!face.has(cluster)) continue
      found.set(cluster, face)
      break
    }
  }
  return found
}

export async function openFace(path: string, file: Uint8Array): Promise<Face> {
  const { Blob, Buffer, Direction, Face, Font, shape, Variation } = await import("harfbuzzjs")
  const face = new Face(new Blob(file))
  const font = new Font(face)
  const letters = new Set(face.collectUnicodes())
  const limits = face.getAxisInfos()

  function vary(axes: Axes) {
    font.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)))
  }

  return {
    path,
    unitsPerEm: face.upem,
    letters,
    has: cluster => codePointsOf(cluster).every(codePoint => letters.has(codePoint)),
    axesOf: wanted =>
      Object.fromEntries(
        Object.entries(wanted).flatMap(([tag, value]) => {
          const limit = limits[tag]
          return limit ? [[tag, Math.min(limit.max, Math.max(limit.min, value))]] : []
        }),
      ),
    shape(text, axes, isRightToLeft) {
      vary(axes)
      const buffer = new Buffer()
      buffer.addText(text)
      buffer.guessSegmentProperties()
      buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR)
      shape(font, buffer)
      const positions = buffer.getGlyphPositions()
      return buffer.getGlyphInfos().map(({ codepoint: id }, index) => {
        const { xAdvance: advance, xOffset: x, yOffset: y } = positions[index]!
        return { id, advance, x, y }
      })
    },
    outline(glyph, axes) {
      vary(axes)
      return font.glyphToPath(glyph)
    },
  }
}
