import type { SupabaseDb } from "#app/lib/supabase/types.ts"

const COLUMNS =
  "id, name, phone, number_shown, description, hours, takes_texts, languages, state, position, checked_on, is_published"

export function helplineRecords(db: SupabaseDb) {
  return db.from("helplines").select(COLUMNS)
}

export type StaffHelpline = NonNullable<Awaited<ReturnType<typeof helplineRecords>>["data"]>[number]
