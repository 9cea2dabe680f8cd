import { formatLongDate } from "#app/lib/format/dates.ts"
import type { Type } from "./set-line.server.ts"
import type { Sheet } from "./sheet.ts"
import { layOutTable, type TableRow } from "./sheet-table.server.ts"
import type { PlacedLine } from "./tagged-pdf.server.ts"
import { wrapLines } from "./wrap-lines.server.ts"

// US Letter.
export const [WIDTH, HEIGHT] = [612, 792] as const
export const MARGIN = 44
export const INK = "#041c13"
// Where the text of a row starts.
const ROW_TEXT = 204
// The largest size at which everything is on one page.
const SIZES = [20, 18, 16, 14.5, 13, 12, 11, 10, 9, 8]
// The parts above a table, which takes as many pages as it needs.
const SIZE_WITH_TABLE = 13
const BOTTOM = HEIGHT - MARGIN - 12
// What the lines below a table need.
const CLOSING_HEIGHT = 70

interface Paragraph {
  page: number
  role: "H1" | "H2" | "P"
  text: string
  lines: PlacedLine[]
}

interface Layout {
  /** Above the table. */
  opening: Paragraph[]
  table: TableRow[]
  closing: Paragraph[]
  /** Where the band behind the title ends. */
  band: number
  /** The dotted rules between rows. */
  rules: number[]
  /** "Page 1 of 3" for each page, unless there is only one. */
  pageNumbers: PlacedLine[]
  end: number
}

interface Setting {
  size: number
  issuer: string
  url: string
}

/** Where everything is on the pages of a sheet. */
export async function sheetLayout(sheet: Sheet, issuer: string, url: string): Promise<Layout> {
  if (sheet.table) return layOut(sheet, { size: SIZE_WITH_TABLE, issuer, url })
  let layout: Layout | undefined
  for (const size of SIZES) {
    layout = await layOut(sheet, { size, issuer, url })
    if (layout.end <= HEIGHT - MARGIN / 2) return layout
  }
  return layout!
}

async function layOut(sheet: Sheet, { size, issuer, url }: Setting): Promise<Layout> {
  const rules: number[] = []
  const body: Type = { voice: "body", size, weight: 400 }
  let paragraphs: Paragraph[] = []
  let [page, y] = [0, MARGIN]
  async function add(role: Paragraph["role"], text: string, type: Type, gap: number, x = MARGIN) {
    const wrapped = await wrapLines(text, type, WIDTH - MARGIN - x)
    y += gap
    const lines = wrapped.map(({ text, line }) => {
      y += type.size * (role === "P" ? 1.36 : 1.02)
      return { text, line, size: type.size, x, y, color: INK }
    })
    paragraphs.push({ page, role, text, lines })
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
  const heading: Type = { voice: "display", size: size * 1.4, weight: 850, width: 90 }
  for (const part of sheet.parts) {
    if (sheet.hasRows) {
      await addRow(part)
      continue
    }
    await add("H2", part.heading, heading, size * 0.9)
    await add("P", part.text, body, 1)
  }
  let table: TableRow[] = []
  if (sheet.table) {
    await add("H2", sheet.table.heading, heading, size * 1.2)
    const area = { left: MARGIN, right: WIDTH - MARGIN, start: y, top: MARGIN, bottom: BOTTOM, color: INK }
    ;({ rows: table, page, end: y } = await layOutTable(sheet.table, area))
    if (y + CLOSING_HEIGHT > BOTTOM) [page, y] = [page + 1, MARGIN]
  }
  const opening = paragraphs
  paragraphs = []
  const small: Type = { ...body, size: sheet.hasRows ? 11 : 8 }
  await add("P", sheet.note, { ...small, weight: 700 }, size * 1.6)
  for (const { title, publisher, accessed } of sheet.sources)
    await add("P", `${title}, ${publisher} (accessed ${formatLongDate(accessed)})`, small, 1)
  await add("P", `${issuer}, ${url}`, small, 6)
  const pageNumbers = page === 0 ? [] : await layOutPageNumbers(page + 1)
  return { opening, table, closing: paragraphs, band, rules, pageNumbers, end: y }
}

async function layOutPageNumbers(count: number): Promise<PlacedLine[]> {
  const type: Type = { voice: "body", size: 10, weight: 400 }
  return Promise.all(
    Array.from({ length: count }, async (_, page) => {
      const { text, line } = (await wrapLines(`Page ${page + 1} of ${count}`, type, WIDTH))[0]!
      return { text, line, size: 10, x: WIDTH - MARGIN - line.width, y: HEIGHT - MARGIN + 14, color: INK }
    }),
  )
}
