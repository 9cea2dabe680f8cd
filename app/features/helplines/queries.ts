import { isUuid } from "#app/lib/format/uuid.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"

const COLUMNS =
  "id, name, phone, number_shown, description, hours, takes_texts, languages, position, checked_on, is_published"

export function helplineRows(db: SupabaseDb, view: string) {
  return db
    .from("helplines")
    .select(COLUMNS)
    .eq("is_published", view === "published")
}

export async function helplineForStaff(db: SupabaseDb, id: string) {
  if (!isUuid(id)) return null
  const { data } = await db.from("helplines").select(COLUMNS).eq("id", id).maybeSingle().throwOnError()
  return data
}

export type StaffHelpline = NonNullable<Awaited<ReturnType<typeof helplineForStaff>>>
