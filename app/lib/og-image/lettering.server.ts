import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { decodeWoff2 } from "#app/lib/fonts/decode-woff2.server.ts"

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
  /** The text without characters that the font lacks, which would render as empty boxes. */
  drawable(text: string): string
}

// The second contains accented letters of other languages.
const FILES = ["latin", "latin-ext"].map(
  subset => `@fontsource-variable/anybody/files/anybody-${subset}-standard-normal.woff2`,
)

let lettering: Promise<Lettering> | undefined

export function openLettering(): Promise<Lettering> {
  lettering ??= loadLettering()
  lettering.catch(() => (lettering = undefined))
  return lettering
}

async function loadLettering(): Promise<Lettering> {
  const { Blob, Buffer, Face, Font, shape, Variation } = await import("harfbuzzjs")
  const faces = await Promise.all(
    FILES.map(async name => {
      const file = await readFile(createRequire(import.meta.url).resolve(name))
      const face = new Face(new Blob(await decodeWoff2(file)))
      return {
        font: new Font(face),
        upem: face.upem,
        letters: new Set(face.collectUnicodes()),
      }
    }),
  )
  type LoadedFace = (typeof faces)[number]

  function vary({ font }: LoadedFace, { wdth, wght }: Pick<Type, "wdth" | "wght">) {
    font.setVariations([new Variation("wdth", wdth), new Variation("wght", wght)])
  }

  function faceFor(letter: string) {
    return faces.find(({ letters }) => letters.has(letter.codePointAt(0)!))
  }

  function runsOf(text: string) {
    const runs: { face: LoadedFace; text: string }[] = []
    for (const letter of text) {
      const face = faceFor(letter)
      const last = runs.at(-1)
      if (face && last?.face === face) last.text += letter
      else if (face) runs.push({ face, text: letter })
    }
    return runs
  }

  function set(text: string, { size, wdth, wght, spacing = 0 }: Type) {
    let x = 0
    const letters = runsOf(text).flatMap(({ face, text: run }) => {
      const scale = size / face.upem
      vary(face, { wdth, wght })
      const buffer = new Buffer()
      buffer.addText(run)
      buffer.guessSegmentProperties()
      shape(face.font, buffer)
      const positions = buffer.getGlyphPositions()
      return buffer.getGlyphInfos().map(({ codepoint: glyph }, index) => {
        const { xAdvance, xOffset, yOffset } = positions[index]!
        const letter = { face, glyph, scale, x: x + xOffset * scale, y: -yOffset * scale }
        x += xAdvance * scale + spacing
        return letter
      })
    })
    return { letters, width: Math.max(0, x - spacing) }
  }

  return {
    width: (text, type) => set(text, type).width,
    shapes(text, type) {
      return set(text, type)
        .letters.map(({ face, glyph, scale, x, y }) => {
          vary(face, type)
          const path = face.font.glyphToPath(glyph)
          const transform = `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`
          return path && `<path transform="${transform}" d="${path}"/>`
        })
        .join("")
    },
    drawable: text =>
      [...text.normalize("NFC")]
        .filter(letter => faceFor(letter))
        .join("")
        .replace(/\s+/g, " ")
        .trim(),
  }
}
