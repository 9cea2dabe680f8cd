import { UUID } from "#app/lib/format/uuid.ts"
import { toCsv } from "#app/lib/staff/csv.ts"
import type { Cursor } from "#app/lib/staff/define-staff-list.ts"
import { keysetPage, readCursor } from "#app/lib/staff/list-state.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import type { Question } from "../schema.ts"
import { type RegistrationRow, registrationRows } from "./queries.ts"
import { REGISTRATION_STATUS, readView } from "./registration-views.ts"

const ORDER = { column: "number", type: "number", ascending: true, idPattern: UUID } as const
const CSV_PAGE = 500

/** The page of registrations that the address asks for. */
export async function registrationsPage(db: SupabaseDb, date: string, search: URLSearchParams) {
  const view = readView(search)
  const after = readCursor(search.get("after") ?? "", ORDER)
  const page = await keysetPage<RegistrationRow>(registrationRows(db, date, view), ORDER, after)
  return { ...page, view, isFirstPage: after === null }
}

/** All registrations of a view as CSV; names, addresses and a column for each question only if they are asked for. */
export async function registrationsCsv(
  db: SupabaseDb,
  date: string,
  { view, questions, isPersonal }: { view: string; questions: readonly Question[]; isPersonal: boolean },
) {
  const lines = [["Number", "People", "Seat", "Status", "Registered"]]
  if (isPersonal) lines[0]!.push("Name", "Email", ...questions.map(({ label }) => label))
  let after: Cursor | null = null
  do {
    const page: { rows: RegistrationRow[]; next: Cursor | null } = await keysetPage<RegistrationRow>(
      registrationRows(db, date, view),
      ORDER,
      after,
      CSV_PAGE,
    )
    for (const row of page.rows) {
      const line = [String(row.number), String(row.party_size), row.channel]
      line.push(REGISTRATION_STATUS[row.status], row.created_at)
      const answers = row.answers as Record<string, string>
      if (isPersonal)
        line.push(row.name ?? "", row.email ?? "", ...questions.map(({ key }) => answers[key] ?? ""))
      lines.push(line)
    }
    after = page.next
  } while (after)
  return { text: toCsv(lines), rowCount: lines.length - 1 }
}
