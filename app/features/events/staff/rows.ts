/** As many rows as the database accepts. */
const MAX_ROWS = 20
const SPARE_ROWS = 2

/** The name of a field in a row of a form: `line_up.0.at`. */
export function rowField(list: string, index: number, column: string) {
  return `${list}.${index}.${column}`
}

/** How many rows a form shows: what is stored, and some empty ones to add more. */
export function rowCount(stored: number) {
  return Math.min(stored + SPARE_ROWS, MAX_ROWS)
}

type FormRow<Column extends string> = { index: number } & Record<Column, string>

/** The rows of a form in which something was typed. */
export function filledRows<Column extends string>(
  form: FormData,
  list: string,
  columns: readonly Column[],
): FormRow<Column>[] {
  const rows = Array.from({ length: MAX_ROWS }, (_, index) => ({
    index,
    ...(Object.fromEntries(
      columns.map(column => [column, String(form.get(rowField(list, index, column)) ?? "").trim()]),
    ) as Record<Column, string>),
  }))
  return rows.filter(row => columns.some(column => row[column] !== ""))
}
