import { clustersOf } from "#app/lib/fonts/clusters.ts"
import { type Faces, facesFor } from "#app/lib/fonts/faces.server.ts"
import { runsOf } from "#app/lib/fonts/runs.ts"

interface Type {
  size: number
  /** Width axis: 50 to 150. */
  wdth: number
  /** Weight axis: 100 to 900. */
  wght: number
  /** Space added after each letter. */
  spacing?: number
}

/** Sets a line in the display font. Its width excludes the spacing after the last letter. */
export interface Lettering {
  width(text: string, type: Type): number
  /** The glyph outlines, with the baseline at y = 0 and starting at x = 0. */
  shapes(text: string, type: Type): string
  /** The text without characters that no font has, which would render as empty boxes. */
  drawable(text: string): string
}

const LATIN = Array.from({ length: 0x180 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join("")
const PUNCTUATION = "–—‘’“”•…"

let latin: Promise<Faces> | undefined

/** Opens the fonts of Latin text and of the letters in the given texts. */
export async function openLettering(...texts: readonly string[]): Promise<Lettering> {
  latin ??= facesFor(LATIN + PUNCTUATION, "anybody")
  latin.catch(() => (latin = undefined))
  const common = await latin
  const others = await facesFor(texts.join(" "), "anybody")
  return letteringOf(new Map([...common, ...others]))
}

function letteringOf(faces: Faces): Lettering {
  function drawable(text: string) {
    return clustersOf(text)
      .filter(cluster => faces.has(cluster))
      .join("")
      .replace(/\s+/g, " ")
  }

  function set(text: string, { size, wdth, wght, spacing = 0 }: Type) {
    let x = 0
    const runs = runsOf(drawable(text), faces, false) ?? []
    const letters = runs.flatMap(({ face, text: run, isRightToLeft }) => {
      const scale = size / face.unitsPerEm
      const axes = face.axesOf({ wdth, wght })
      return face.shape(run, axes, isRightToLeft).map(glyph => {
        const letter = { face, axes, id: glyph.id, scale, x: x + glyph.x * scale, y: -glyph.y * scale }
        x += glyph.advance * scale + spacing
        return letter
      })
    })
    return { letters, width: Math.max(0, x - spacing) }
  }

  return {
    width: (text, type) => set(text, type).width,
    shapes(text, type) {
      return set(text, type)
        .letters.map(({ face, axes, id, scale, x, y }) => {
          const path = face.outline(id, axes)
          const transform = `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`
          return path && `<path transform="${transform}" d="${path}"/>`
        })
        .join("")
    },
    drawable: text => drawable(text).trim(),
  }
}
