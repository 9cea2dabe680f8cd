import type { Type } from "./set-line.server.ts"
import type { SheetTable } from "./sheet.ts"
import type { PlacedLine } from "./tagged-pdf.server.ts"
import { wrapLines } from "./wrap-lines.server.ts"

const ROW_HEIGHT = 19
const CELL: Type = { voice: "body", size: 11, weight: 400 }

/** Where a table can be. */
interface Area {
  left: number
  right: number
  /** Below the last line above the table, on the first page. */
  start: number
  top: number
  bottom: number
  color: string
}

export interface TableRow {
  page: number
  /** `repeated` is the head again, on top of another page. */
  kind: "head" | "repeated" | "body"
  cells: PlacedLine[]
}

/** The rows of a table on as many pages as it needs, and where it ends. */
export async function layOutTable({ columns, rows }: SheetTable, area: Area) {
  const width = (area.right - area.left) / columns.length
  const labels = columns.map(({ label }) => label)
  const placed: TableRow[] = []
  let [page, y] = [0, area.start]
  async function add(kind: TableRow["kind"], texts: readonly string[]) {
    y += ROW_HEIGHT
    const type = kind === "body" ? CELL : { ...CELL, weight: 800 }
    const cells: PlacedLine[] = []
    for (const [index, text] of texts.entries()) {
      const { line } = (await wrapLines(text, type, Number.POSITIVE_INFINITY))[0]!
      const left = area.left + index * width
      const x = columns[index]!.isNumber ? left + width - line.width : left
      cells.push({ text, line, size: type.size, x, y, color: area.color })
    }
    placed.push({ page, kind, cells })
  }
  await add("head", labels)
  for (const row of rows) {
    if (y + ROW_HEIGHT > area.bottom) {
      ;[page, y] = [page + 1, area.top]
      await add("repeated", labels)
    }
    await add("body", row)
  }
  return { rows: placed, page, end: y }
}
