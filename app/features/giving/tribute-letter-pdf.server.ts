import { pdfFonts } from "#app/lib/pdf/pdf-fonts.server.ts"
import { setLine } from "#app/lib/pdf/set-line.server.ts"
import { drawArtifact, drawLine, openPdf, type PdfDocument } from "#app/lib/pdf/tagged-pdf.server.ts"
import { breath } from "#app/ui/brand/breath.ts"
import { MARK_PATH } from "#app/ui/brand/loader.tsx"
import type { TributeLetter } from "./tribute-letter.ts"
import { HEIGHT, INK, LEFT, type LetterLayout, letterLayout, WIDTH } from "./tribute-letter-layout.server.ts"

/** The field and the rings on it: warm for an honor, calm for a memory. */
const COLORS = {
  honor: { field: "#ffb336", rings: ["#ffd27b", "#ffe3a7", "#fff3d5"] },
  memory: { field: "#a5dfff", rings: ["#cfedff", "#e8f6ff", "#ffffff"] },
}
const RINGS = { x: 524, y: 92, radii: [206, 138, 74] }
const MARK = { x: LEFT, y: 40, scale: 0.3 }

/** The letter as a tagged PDF of one page. */
export async function tributeLetterPdf(letter: TributeLetter, issuer: string): Promise<Buffer> {
  const layout = await letterLayout(letter)
  const brand = await setLine(issuer, { voice: "display", size: 17, weight: 850, width: 88 })
  const lines = layout.paragraphs.flatMap(paragraph => paragraph.lines)
  const { fonts, textRuns } = await pdfFonts([
    ...lines.flatMap(({ line }) => line.runs),
    ...(brand?.runs ?? []),
  ])
  const size: [number, number] = [WIDTH, HEIGHT]
  const { document, bytes } = await openPdf({ size, title: letter.title, author: issuer, fonts })
  drawArtifact(document, () => {
    drawField(document, COLORS[letter.kind], layout.edge)
    drawMark(document)
    // The closing names the issuer as text.
    if (brand)
      drawLine(document, { text: issuer, line: brand, size: 17, x: LEFT + 40, y: 65, color: INK }, textRuns)
    drawRule(document, layout)
  })
  const root = document.struct("Document")
  document.addStructure(root)
  for (const { role, text, lines } of layout.paragraphs)
    root.add(
      document.struct(role, { actual: text }, () => {
        for (const line of lines) drawLine(document, line, textRuns)
      }),
    )
  root.end()
  document.end()
  return bytes
}

/** A field that ends in a breath, with rings that are cut off where it ends. */
function drawField(
  document: PdfDocument,
  { field, rings }: (typeof COLORS)["honor"],
  { foot, top }: LetterLayout["edge"],
) {
  const shape = `M0 0V${foot}${breath({ x: 0, width: WIDTH, foot, top }, EDGE_SHAPE)}V0Z`
  document.path(shape).fill(field)
  document.save().path(shape).clip()
  for (const [index, color] of rings.entries())
    document.circle(RINGS.x, RINGS.y, RINGS.radii[index]!).fill(color)
  document.restore()
}

const EDGE_SHAPE = { ground: 0.1, slope: 0.06, climb: 3 }

function drawMark(document: PdfDocument) {
  const { x, y, scale } = MARK
  document.save().translate(x, y).scale(scale).path(MARK_PATH).fill(INK, "even-odd").restore()
}

function drawRule(document: PdfDocument, { rule, breath: { y, width } }: LetterLayout) {
  document.lineWidth(4).lineCap("butt").strokeColor(INK)
  if (rule)
    document
      .moveTo(LEFT + 2, rule.top)
      .lineTo(LEFT + 2, rule.bottom)
      .stroke()
  const line = `M${LEFT} ${y}${breath({ x: LEFT, width, foot: y, top: y - 15 })}`
  document.lineWidth(2.5).lineCap("round").path(line).stroke(INK)
}
