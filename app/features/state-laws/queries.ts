import { isUuid } from "#app/lib/format/uuid.ts"
import { reviewDueSince } from "#app/lib/staff/review-due.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"

const LISTED = "id, state, reviewed_on, unconfirmed, is_published"

export function lawRows(db: SupabaseDb, view: string, search: string, now: string) {
  const rows = db.from("state_laws").select(LISTED)
  const found = search ? rows.ilike("state", `%${search.replace(/[%_\\]/g, "")}%`) : rows
  if (view === "due") {
    return found.eq("is_published", true).lt("reviewed_on", reviewDueSince(now))
  }
  if (view === "hidden") return found.eq("is_published", false)
  return view === "unconfirmed" ? found.not("unconfirmed", "is", null) : found
}

export async function lawForStaff(db: SupabaseDb, id: string) {
  if (!isUuid(id)) return null
  const { data } = await db
    .from("state_laws")
    .select(
      `${LISTED}, call_law, call_covers, call_leaves_out, naloxone_law, naloxone, test_strips, duty_text, duty_label, duty_url, sources`,
    )
    .eq("id", id)
    .maybeSingle()
    .throwOnError()
  return data
}

export type StaffLaw = NonNullable<Awaited<ReturnType<typeof lawForStaff>>>
