import { isUuid } from "#app/lib/format/uuid.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"

const COLUMNS =
  "id, slug, name, title, story, goal_cents, review, note, created_at, changed_at, campaigns(title)"

export function pageRows(db: SupabaseDb, view: string) {
  const rows = db.from("supporter_pages").select(COLUMNS)
  if (view === "shown") return rows.eq("review", "shown")
  return view === "hidden" ? rows.eq("review", "hidden") : rows.eq("review", "held")
}

export async function pageForStaff(db: SupabaseDb, id: string) {
  if (!isUuid(id)) return null
  const { data } = await db.from("supporter_pages").select(COLUMNS).eq("id", id).maybeSingle().throwOnError()
  return data
}

export type StaffSupporterPage = NonNullable<Awaited<ReturnType<typeof pageForStaff>>>

export async function heldPageCount(db: SupabaseDb) {
  const { count } = await db
    .from("supporter_pages")
    .select("id", { count: "exact", head: true })
    .eq("review", "held")
    .throwOnError()
  return count ?? 0
}
