import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { openSync, type Path } from "fontkit"

// What Narcat says on the home page, as outlines: the handwriting would be 17 kB for six words.
const LINES = ["Hi! I’m Narcat.", "Breathe with me?"]
const LINE_HEIGHT = 1.2
/** Letters are about 20 px high, so a unit is an eighth of a pixel. */
const EM = 160
const ROOT = join(import.meta.dirname, "..")

function drawSpeech(): string {
  const font = openSync(join(ROOT, "app/lib/theming/fonts/shantell-sans.woff2"))
  if (!("layout" in font)) throw new Error("The handwriting is a collection of fonts")
  const scale = EM / font.unitsPerEm
  let [path, width] = ["", 0]
  for (const [row, line] of LINES.entries()) {
    const baseline = row * EM * LINE_HEIGHT + font.ascent * scale
    let x = 0
    const { glyphs, positions } = font.layout(line)
    for (const [index, glyph] of glyphs.entries()) {
      path += relative(glyph.path.transform(scale, 0, 0, -scale, x, baseline))
      x += positions[index]!.xAdvance * scale
    }
    width = Math.max(width, x)
  }
  const height = (LINES.length - 1) * EM * LINE_HEIGHT + (font.ascent - font.descent) * scale
  const box = `0 0 ${Math.round(width)} ${Math.round(height)}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path fill="#041c13" d="${path}"/></svg>\n`
}

const LETTERS: Record<string, string> = { moveTo: "M", lineTo: "l", quadraticCurveTo: "q", closePath: "z" }

/** Whole numbers relative to the last point, which compress best. */
function relative({ commands }: Path): string {
  let [x, y] = [0, 0]
  return commands
    .map(({ command, args }) => {
      const points = args.map(Math.round)
      const [fromX, fromY] = command === "moveTo" ? [0, 0] : [x, y]
      if (points.length > 0) [x, y] = points.slice(-2) as [number, number]
      const shown = points.map((value, index) => value - (index % 2 === 0 ? fromX : fromY))
      return LETTERS[command]! + shown.join(" ").replaceAll(" -", "-")
    })
    .join("")
}

// `node scripts/speech.ts` writes the file.
if (import.meta.main) writeFileSync(join(ROOT, "public/art/hello.svg"), drawSpeech())
