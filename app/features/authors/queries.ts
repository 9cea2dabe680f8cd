import { isUuid } from "#app/lib/format/uuid.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"

const COLUMNS = "id, slug, name, role"

export function staffRows(db: SupabaseDb) {
  return db.from("authors").select(COLUMNS)
}

export async function rowForStaff(db: SupabaseDb, id: string) {
  if (!isUuid(id)) return null
  const { data } = await staffRows(db).eq("id", id).maybeSingle().throwOnError()
  return data
}

export type Author = NonNullable<Awaited<ReturnType<typeof rowForStaff>>>
