import type { ListState } from "#app/lib/staff/define-staff-list.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"

const DAYS = 30
const DAY_MS = 86_400_000

/** What the caller may restore, the newest first. */
export function trashRows(db: SupabaseDb, { search, filters }: ListState) {
  let rows = db.from("trash").select("id, kind, name, removed_at, remover_name")
  if (filters.kind) rows = rows.eq("kind", filters.kind)
  return search ? rows.ilike("name", `%${search.replace(/[\\%_]/g, "\\$&")}%`) : rows
}

/** The day on which a record is erased. */
export function erasedOn(removedAt: string) {
  return new Date(Date.parse(removedAt) + DAYS * DAY_MS).toISOString()
}
