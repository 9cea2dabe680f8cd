/** As much of fontkit's subset as makes a font file of the letters that a document uses. */
interface Subset {
  font: { getGlyph(id: number): { advanceWidth: number; path: { commands: readonly Command[] } } }
  glyf: Uint8Array[]
  loca: { offsets: number[] }
  hmtx: { metrics: { advance: number; bearing: number }[] }
  offset: number
  _addGlyph(id: number): number
}

interface Command {
  command: "moveTo" | "lineTo" | "quadraticCurveTo" | "closePath"
  args: readonly number[]
}

interface Point {
  x: number
  y: number
  isOn: boolean
}

const WORD = 2

/**
 * Writes each letter as the outline it has at this weight and width. Fontkit's own way fails for variable fonts
 * (it hands a length to what wants bytes) and would put accents where the lightest weight has them.
 */
export function withVariedOutlines(subset: Subset): Subset {
  subset._addGlyph = id => {
    const { advanceWidth, path } = subset.font.getGlyph(id)
    const contours = contoursOf(path.commands)
    const bytes = encoded(contours)
    subset.glyf.push(bytes)
    subset.loca.offsets.push(subset.offset)
    const bearing = Math.min(...contours.flat().map(point => point.x), advanceWidth)
    subset.hmtx.metrics.push({ advance: Math.round(advanceWidth), bearing: Math.round(bearing) })
    subset.offset += bytes.length
    return subset.glyf.length - 1
  }
  return subset
}

function contoursOf(commands: readonly Command[]): Point[][] {
  const contours: Point[][] = []
  for (const { command, args } of commands) {
    if (command === "moveTo") contours.push([])
    for (let index = 0; index < args.length; index += 2) {
      const isOn = command !== "quadraticCurveTo" || index === 2
      contours.at(-1)!.push({ x: Math.round(args[index]!), y: Math.round(args[index + 1]!), isOn })
    }
  }
  return contours.filter(contour => contour.length > 1)
}

/** A simple glyph of the `glyf` table: every step as two whole words, which the document's compression makes up for. */
function encoded(contours: readonly Point[][]): Uint8Array {
  const points = contours.flat()
  if (points.length === 0) return new Uint8Array(0)
  const head = 5 * WORD + contours.length * WORD + WORD
  const size = head + points.length * (1 + 2 * WORD)
  const view = new DataView(new ArrayBuffer((size + 3) & ~3))
  const [xs, ys] = [points.map(point => point.x), points.map(point => point.y)]
  const box = [contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  for (const [index, value] of box.entries()) view.setInt16(index * WORD, value)
  let last = -1
  for (const [index, contour] of contours.entries()) {
    last += contour.length
    view.setUint16((5 + index) * WORD, last)
  }
  for (const [index, { isOn }] of points.entries()) view.setUint8(head + index, isOn ? 1 : 0)
  for (const [column, values] of [xs, ys].entries()) {
    const start = head + points.length * (1 + column * WORD)
    for (const [index, value] of values.entries()) {
      view.setInt16(start + index * WORD, value - (values[index - 1] ?? 0))
    }
  }
  return new Uint8Array(view.buffer)
}
