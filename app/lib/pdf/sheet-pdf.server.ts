import { ORIGINAL_COLORS } from "#app/lib/theming/site-colors.ts"
import { pdfFonts } from "./pdf-fonts.server.ts"
import type { Sheet } from "./sheet.ts"
import { HEIGHT, INK, MARGIN, sheetLayout, WIDTH } from "./sheet-layout.server.ts"
import { drawArtifact, drawLine, openPdf, type PdfDocument, type PlacedLine } from "./tagged-pdf.server.ts"

/** The sheet as a tagged PDF with selectable text, of one page unless it has a long table. */
export async function sheetPdf(
  sheet: Sheet,
  issuer: string,
  url: string,
  color = ORIGINAL_COLORS.main,
): Promise<Buffer> {
  const { opening, table, closing, band, rules, pageNumbers } = await sheetLayout(sheet, issuer, url)
  const lines = [
    ...[...opening, ...closing].flatMap(paragraph => paragraph.lines),
    ...table.flatMap(({ cells }) => cells),
    ...pageNumbers,
  ]
  const { fonts, textRuns } = await pdfFonts(lines.flatMap(({ line }) => line.runs))
  const { document, bytes } = await openPdf({
    size: [WIDTH, HEIGHT],
    title: sheet.title,
    author: issuer,
    fonts,
  })
  const draw = (placed: readonly PlacedLine[]) => {
    for (const line of placed) drawLine(document, line, textRuns)
  }
  drawArtifact(document, () => document.rect(0, 0, WIDTH, band).fill(color))
  drawArtifact(document, () => {
    for (const y of rules) drawRule(document, y)
  })
  let open = 0
  const drawPageNumber = () => drawArtifact(document, () => draw(pageNumbers.slice(open, open + 1)))
  function turnTo(page: number) {
    if (page === open) return
    drawPageNumber()
    document.addPage()
    open = page
  }
  const root = document.struct("Document")
  document.addStructure(root)
  const addParagraph = ({ page, role, text, lines }: (typeof opening)[number]) => {
    turnTo(page)
    root.add(document.struct(role, { actual: text }, () => draw(lines)))
  }
  for (const paragraph of opening) addParagraph(paragraph)
  if (table.length > 0) {
    const structure = document.struct("Table")
    root.add(structure)
    for (const { page, kind, cells } of table) {
      turnTo(page)
      // Screen readers hear the labels once.
      if (kind === "repeated") drawArtifact(document, () => draw(cells))
      else structure.add(tableRow(document, kind, cells, draw))
    }
    structure.end()
  }
  for (const paragraph of closing) addParagraph(paragraph)
  drawPageNumber()
  root.end()
  document.end()
  return bytes
}

function tableRow(
  document: PdfDocument,
  kind: "head" | "body",
  cells: readonly PlacedLine[],
  draw: (lines: readonly PlacedLine[]) => void,
) {
  const [type, more] = kind === "head" ? (["TH", { scope: "Column" }] as const) : (["TD", {}] as const)
  return document.struct(
    "TR",
    {},
    cells.map(cell => document.struct(type, { actual: cell.text, ...more }, () => draw([cell]))),
  )
}

function drawRule(document: PdfDocument, y: number) {
  document.moveTo(MARGIN, y).lineTo(WIDTH - MARGIN, y)
  document.lineWidth(2).lineCap("round").dash(0.01, { space: 5 }).stroke(INK).undash()
}
