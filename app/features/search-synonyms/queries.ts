import { isUuid } from "#app/lib/format/uuid.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"

const COLUMNS = "id, word, meaning"

export function synonymRows(db: SupabaseDb) {
  return db.from("search_synonyms").select(COLUMNS)
}

export async function synonymForStaff(db: SupabaseDb, id: string) {
  if (!isUuid(id)) return null
  const { data } = await synonymRows(db).eq("id", id).maybeSingle().throwOnError()
  return data
}

export type StaffSynonym = NonNullable<Awaited<ReturnType<typeof synonymForStaff>>>
