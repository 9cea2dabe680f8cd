import { formatLongDate } from "#app/lib/format/dates.ts"
import { pdfFonts } from "./pdf-fonts.server.ts"
import type { Type } from "./set-line.server.ts"
import type { Sheet } from "./sheet.ts"
import { drawArtifact, drawLine, openPdf, type PdfDocument, type PlacedLine } from "./tagged-pdf.server.ts"
import { wrapLines } from "./wrap-lines.server.ts"

// US Letter.
const [WIDTH, HEIGHT] = [612, 792]
const MARGIN = 44
const INK = "#041c13"
const GREEN = "#35e583"
// Where the text of a row starts.
const ROW_TEXT = 204
// The largest size at which everything is on one page.
const SIZES = [20, 18, 16, 14.5, 13, 12, 11, 10, 9, 8]

interface Paragraph {
  role: "H1" | "H2" | "P"
  text: string
  lines: PlacedLine[]
}

interface Layout {
  paragraphs: Paragraph[]
  /** Where the band behind the title ends. */
  band: number
  /** The dotted rules between rows. */
  rules: number[]
  end: number
}

/** The sheet as a tagged PDF of one page with selectable text. */
export async function sheetPdf(sheet: Sheet, issuer: string, url: string): Promise<Buffer> {
  const { paragraphs, band, rules } = await fittingLayout(sheet, issuer, url)
  const { fonts, textRuns } = await pdfFonts(
    paragraphs.flatMap(({ lines }) => lines.flatMap(({ line }) => line.runs)),
  )
  const { document, bytes } = await openPdf({
    size: [WIDTH, HEIGHT],
    title: sheet.title,
    author: issuer,
    fonts,
  })
  drawArtifact(document, () => document.rect(0, 0, WIDTH, band).fill(GREEN))
  drawArtifact(document, () => {
    for (const y of rules) drawRule(document, y)
  })
  const root = document.struct("Document")
  document.addStructure(root)
  for (const { role, text, lines } of paragraphs)
    root.add(
      document.struct(role, { actual: text }, () => {
        for (const line of lines) drawLine(document, line, textRuns)
      }),
    )
  root.end()
  document.end()
  return bytes
}

function drawRule(document: PdfDocument, y: number) {
  document.moveTo(MARGIN, y).lineTo(WIDTH - MARGIN, y)
  document.lineWidth(2).lineCap("round").dash(0.01, { space: 5 }).stroke(INK).undash()
}

async function fittingLayout(sheet: Sheet, issuer: string, url: string): Promise<Layout> {
  let layout: Layout | undefined
  for (const size of SIZES) {
    layout = await layOut(sheet, { size, issuer, url })
    if (layout.end <= HEIGHT - MARGIN / 2) return layout
  }
  return layout!
}

interface Setting {
  size: number
  issuer: string
  url: string
}

async function layOut(sheet: Sheet, { size, issuer, url }: Setting): Promise<Layout> {
  const paragraphs: Paragraph[] = []
  const rules: number[] = []
  const body: Type = { voice: "body", size, weight: 400 }
  let y = MARGIN
  async function add(role: Paragraph["role"], text: string, type: Type, gap: number, x = MARGIN) {
    const wrapped = await wrapLines(text, type, WIDTH - MARGIN - x)
    y += gap
    const lines = wrapped.map(({ text, line }) => {
      y += type.size * (role === "P" ? 1.36 : 1.02)
      return { text, line, size: type.size, x, y, color: INK }
    })
    paragraphs.push({ role, text, lines })
  }
  /** The heading and the first line of the text share a baseline. */
  async function addRow({ heading, text, isTotal }: Sheet["parts"][number]) {
    const type: Type = isTotal ? { voice: "display", size: size * 2, weight: 900, width: 80 } : body
    const label: Type = { ...body, size: size * 0.85, weight: 800 }
    const gap = isTotal ? 0 : size * 0.7
    const top = y
    await add("H2", heading, label, gap + type.size * 1.36 - label.size * 1.02)
    y = top
    await add("P", text, type, gap, ROW_TEXT)
    y += size * 0.8
    rules.push(y)
  }
  await add("H1", sheet.title, { voice: "display", size: 40, weight: 900, width: 66 }, -6)
  await add("P", sheet.lead, { ...body, size: 15, weight: 600 }, 6)
  const band = y + 18
  y = band
  for (const part of sheet.parts) {
    if (sheet.hasRows) {
      await addRow(part)
      continue
    }
    const { heading, text } = part
    await add("H2", heading, { voice: "display", size: size * 1.4, weight: 850, width: 90 }, size * 0.9)
    await add("P", text, body, 1)
  }
  const small: Type = { ...body, size: sheet.hasRows ? 11 : 8 }
  await add("P", sheet.note, { ...small, weight: 700 }, size * 1.6)
  for (const { title, publisher, accessed } of sheet.sources)
    await add("P", `${title}, ${publisher} (accessed ${formatLongDate(accessed)})`, small, 1)
  await add("P", `${issuer}, ${url}`, small, 6)
  return { paragraphs, band, rules, end: y }
}
