import { formatLongDate } from "#app/lib/format/dates.ts"
import { pdfFonts } from "./pdf-fonts.server.ts"
import type { Type } from "./set-line.server.ts"
import type { Sheet } from "./sheet.ts"
import { drawArtifact, drawLine, openPdf, type PlacedLine } from "./tagged-pdf.server.ts"
import { wrapLines } from "./wrap-lines.server.ts"

// US Letter.
const [WIDTH, HEIGHT] = [612, 792]
const MARGIN = 44
const INK = "#041c13"
const GREEN = "#35e583"
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
  end: number
}

/** The sheet as a tagged PDF of one page with selectable text. */
export async function sheetPdf(sheet: Sheet, issuer: string, url: string): Promise<Buffer> {
  const { paragraphs, band } = await fittingLayout(sheet, issuer, url)
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
  let y = MARGIN
  async function add(role: Paragraph["role"], text: string, type: Type, gap: number) {
    const wrapped = await wrapLines(text, type, WIDTH - 2 * MARGIN)
    y += gap
    const lines = wrapped.map(({ text, line }) => {
      y += type.size * (role === "P" ? 1.36 : 1.02)
      return { text, line, size: type.size, x: MARGIN, y, color: INK }
    })
    paragraphs.push({ role, text, lines })
  }
  const body: Type = { voice: "body", size, weight: 400 }
  await add("H1", sheet.title, { voice: "display", size: 40, weight: 900, width: 66 }, -6)
  await add("P", sheet.lead, { ...body, size: 15, weight: 600 }, 6)
  const band = y + 18
  y = band
  for (const { heading, text } of sheet.parts) {
    await add("H2", heading, { voice: "display", size: size * 1.4, weight: 850, width: 90 }, size * 0.9)
    await add("P", text, body, 1)
  }
  const small: Type = { ...body, size: 8 }
  await add("P", sheet.note, { ...small, weight: 700 }, size * 1.6)
  for (const { title, publisher, accessed } of sheet.sources)
    await add("P", `${title}, ${publisher} (accessed ${formatLongDate(accessed)})`, small, 1)
  await add("P", `${issuer}, ${url}`, small, 6)
  return { paragraphs, band, end: y }
}
