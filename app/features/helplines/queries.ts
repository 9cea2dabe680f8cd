import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import type { RecordsQuery } from "#app/ui/staff/records-query.ts"

const COLUMNS =
  "id, name, phone, number_shown, description, hours, takes_texts, languages, state, position, checked_on, is_published"

export function helplineRecords(db: SupabaseDb) {
  return db.from("helplines").select(COLUMNS)
}

// A check is good for a year; the inbox asks for the next one a month earlier.
const CHECK_DUE_MS = 335 * 86_400_000

/** Lines to call: nobody has, or not for almost a year. Numbers of three digits are fixed by law. */
export function linesToCall<Row>(rows: RecordsQuery<Row>, now: string) {
  const dueSince = new Date(Date.parse(now) - CHECK_DUE_MS).toISOString().slice(0, 10)
  return rows
    .filter("is_published", "eq", true)
    .filter("phone", "like", "____%")
    .or(`checked_on.is.null,checked_on.lt.${dueSince}`)
}

export function isToCall({ phone, checked_on }: Pick<StaffHelpline, "phone" | "checked_on">) {
  return phone.length > 3 && checked_on === null
}

export type StaffHelpline = NonNullable<Awaited<ReturnType<typeof helplineRecords>>["data"]>[number]
