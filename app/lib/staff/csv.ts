import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import type { Cursor, ListState, StaffList } from "./define-staff-list.ts"
import { keysetPage, shownColumns } from "./list-state.ts"

const PAGE_ROWS = 500
const MAX_ROWS = 10_000

/** Rows as CSV (RFC 4180). */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map(cells => `${cells.map(quoted).join(",")}\r\n`).join("")
}

/** The whole list in its current filters as CSV, read page by page, up to 10,000 rows. */
export async function listCsv<Row extends object>(
  list: StaffList<Row>,
  db: SupabaseDb,
  { isPersonal, ...state }: ListState & { isPersonal: boolean },
) {
  const columns = shownColumns(list.columns, state).flatMap(({ label, csv, personalCsv }) => {
    const text = (isPersonal && personalCsv) || csv
    return text ? [{ label, text }] : []
  })
  const now = Date.now()
  const lines = [columns.map(({ label }) => label)]
  let after: Cursor | null = null
  do {
    const query = list.rows(db, { ...state, after }, new Date(now).toISOString(), PAGE_ROWS + 1)
    const page: { rows: Row[]; next: Cursor | null } = await keysetPage(query, list.order, after, PAGE_ROWS)
    for (const row of page.rows) lines.push(columns.map(({ text }) => text(row, now)))
    after = page.next
  } while (after && lines.length <= MAX_ROWS)
  return { text: toCsv(lines), rowCount: lines.length - 1 }
}

// Spreadsheets run cells that start like a formula, so those start with an apostrophe instead.
function quoted(text: string) {
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
