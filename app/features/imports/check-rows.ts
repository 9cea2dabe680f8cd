import type { ImportField, StaffImport } from "#app/lib/staff/define-import.ts"

/** The heading in the file for each field that the file has. */
export type Mapping = Readonly<Record<string, string>>

interface File {
  headings: readonly string[]
  rows: readonly { number: number; cells: readonly string[] }[]
}

type CheckedRow = { row: number; item: object } | { row: number; problem: string }

/** Finds the columns: as they were chosen the last time, otherwise by their headings. */
export function guessMapping(
  fields: readonly ImportField[],
  headings: readonly string[],
  last: Mapping,
): Mapping {
  const guesses = fields.flatMap(({ name, label }) => {
    const remembered = headings.find(heading => heading === last[name])
    const found = remembered ?? headings.find(heading => [plain(label), plain(name)].includes(plain(heading)))
    return found === undefined ? [] : [[name, found]]
  })
  return Object.fromEntries(guesses)
}

function plain(text: string) {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/g, "")
}

/** The fields that a file must have and that no column was chosen for. */
export function missingFields(fields: readonly ImportField[], mapping: Mapping) {
  return fields.filter(
    field => !field.isOptional && field.default === undefined && mapping[field.name] === undefined,
  )
}

/** Checks each row with the schema of the form. */
export function checkRows(
  { fields, schema }: StaffImport,
  { headings, rows }: File,
  mapping: Mapping,
): CheckedRow[] {
  const columns = fields.map(field => ({ field, column: headings.indexOf(mapping[field.name] ?? "") }))
  return rows.map(({ number, cells }) => {
    const values: Record<string, string | string[]> = {}
    const problems: string[] = []
    for (const { field, column } of columns) {
      const value = cellValue(field, column === -1 ? (field.default ?? "") : (cells[column] ?? ""))
      if (value === null) problems.push(`${field.label}: Write yes or no.`)
      else if (value !== undefined) values[field.name] = value
    }
    const parsed = schema.safeParse(values, { error: () => NOT_ALLOWED })
    for (const { path, message } of parsed.error?.issues ?? [])
      problems.push(
        problemOf(
          fields.find(({ name }) => name === path[0]),
          message,
        ),
      )
    return problems.length === 0 && parsed.success
      ? { row: number, item: parsed.data }
      : { row: number, problem: [...new Set(problems)].join(" ").slice(0, 1000) }
  })
}

const NOT_ALLOWED = "This value is not allowed."

function problemOf(field: ImportField | undefined, message: string) {
  if (!field) return message
  const values = Object.values(field.options ?? {})
  return `${field.label}: ${values.length > 0 ? `Write ${values.join(" or ")}.` : message}`
}

const YES = /^(yes|y|true|1|x|on)$/i
const NO = /^(no|n|false|0|off|)$/i

/** What the field of the form would send. Undefined for a box that is not checked, null for neither yes nor no. */
function cellValue({ kind, options, default: fallback }: ImportField, cell: string) {
  if (kind === "yes-no") return YES.test(cell) ? "on" : NO.test(cell) ? undefined : null
  const text = cell === "" && fallback !== undefined ? fallback : cell
  if (kind === "list") return text.split(/[;,|/]/).map(part => optionOf(part.trim(), options))
  return kind === "date" ? isoDate(text) : optionOf(text, options)
}

function optionOf(text: string, options: ImportField["options"] = {}) {
  const known = Object.entries(options).find(([, label]) => label.toLowerCase() === text.toLowerCase())
  return known ? known[0] : text
}

/** American spreadsheets write 3/1/2026. */
function isoDate(text: string) {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  return year ? `${year}-${month!.padStart(2, "0")}-${day!.padStart(2, "0")}` : text
}
