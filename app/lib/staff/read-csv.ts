import { CSV_LIMITS } from "./csv-limits.ts"

const MAX_CELL = 2000
const MAX_HEADING = 80

interface CsvRow {
  /** As a spreadsheet counts: the headings are row 1. */
  number: number
  cells: string[]
}

export interface CsvFile {
  headings: string[]
  rows: CsvRow[]
}

/** A file that cannot be imported, with the sentence for the person who uploaded it. */
export class UnreadableCsv extends Error {}

/** Reads a CSV file with headings. Throws `UnreadableCsv`. */
export function readCsv(bytes: Uint8Array): CsvFile {
  if (bytes.length > CSV_LIMITS.bytes)
    throw new UnreadableCsv("The file is larger than 500 KB. Split it into smaller ones.")
  const [first, ...others] = parseCsv(decode(bytes))
  if (!first || first.every(isBlank))
    throw new UnreadableCsv("The file is empty. Its first row needs the headings.")
  if (first.length > CSV_LIMITS.columns)
    throw new UnreadableCsv(`The file has ${first.length} columns. Keep it to ${CSV_LIMITS.columns}.`)
  const rows = others
    .map((cells, index) => ({ number: index + 2, cells }))
    .filter(({ cells }) => !cells.every(isBlank))
  if (rows.length === 0) throw new UnreadableCsv("The file has headings, but no rows under them.")
  if (rows.length > CSV_LIMITS.rows)
    throw new UnreadableCsv("The file has more than 1,000 rows. Split it into smaller ones.")
  return { headings: uniqueHeadings(first), rows: rows.map(row => evenRow(row, first.length)) }
}

function isBlank(cell: string) {
  return cell.trim() === ""
}

function decode(bytes: Uint8Array) {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8"
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    if (!text.includes("\0")) return text
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
  throw new UnreadableCsv(
    "This is not a text file in UTF-8. In Excel, choose “CSV UTF-8” as the file type when you save it.",
  )
}

/** The cells of each line (RFC 4180). A spreadsheet may have written commas, semicolons or tabs between them. */
function parseCsv(text: string) {
  const separator = separatorOf(text)
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    const { cell, end } = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at, separator)
    row.push(cell)
    if (text[end] === separator) {
      at = end + 1
      if (at < text.length) continue
      row.push("")
    } else {
      at = end + (text.startsWith("\r\n", end) ? 2 : 1)
      if (end < text.length && text[end] !== "\r" && text[end] !== "\n")
        throw new UnreadableCsv(`Row ${rows.length + 1} has text after a closing quotation mark.`)
    }
    rows.push(row)
    if (rows.length > CSV_LIMITS.rows * 2) throw new UnreadableCsv("The file has more than 1,000 rows.")
    row = []
  }
  return rows
}

function separatorOf(text: string) {
  const [line = ""] = text.split(/[\r\n]/, 1)
  const counts = [",", ";", "\t"].map(sign => ({ sign, count: line.split(sign).length }))
  return counts.reduce((most, other) => (other.count > most.count ? other : most)).sign
}

function plainCell(text: string, start: number, separator: string) {
  let end = start
  while (end < text.length && text[end] !== separator && text[end] !== "\n" && text[end] !== "\r") end++
  return { cell: text.slice(start, end), end }
}

function quotedCell(text: string, start: number) {
  let end = start + 1
  for (;;) {
    end = text.indexOf('"', end)
    if (end === -1) throw new UnreadableCsv("A quotation mark is opened and never closed.")
    if (text[end + 1] !== '"') break
    end += 2
  }
  return { cell: text.slice(start + 1, end).replaceAll('""', '"'), end: end + 1 }
}

function uniqueHeadings(headings: readonly string[]) {
  const names = headings.map(
    (heading, index) => heading.trim().slice(0, MAX_HEADING) || `Column ${index + 1}`,
  )
  return names.map((name, index) => (names.indexOf(name) === index ? name : `${name} (column ${index + 1})`))
}

function evenRow({ number, cells }: CsvRow, width: number): CsvRow {
  if (cells.slice(width).some(cell => !isBlank(cell)))
    throw new UnreadableCsv(`Row ${number} has more cells than there are headings.`)
  if (cells.some(cell => cell.length > MAX_CELL))
    throw new UnreadableCsv(`Row ${number} has a cell with more than 2,000 characters.`)
  return { number, cells: Array.from({ length: width }, (_, index) => plainText(cells[index] ?? "")) }
}

/** Our own files have an apostrophe before a cell that a spreadsheet would run as a formula. */
function plainText(cell: string) {
  return cell.trim().replace(/^'(?=[=+\-@＝＋－＠])/, "")
}
