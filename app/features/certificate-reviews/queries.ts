import type { SupabaseDb } from "#app/lib/supabase/types.ts"

const COLUMNS = `id, holder_name, requested_at, refused_at,
  certificate:certificates!certificate_requests_review_of_fkey!inner(id, course_title, status, status_reason)` as const

/** Passed tests that wait for a decision, or those that were refused. */
export function reviewRows(db: SupabaseDb, view: string) {
  const rows = db.from("certificate_requests").select(COLUMNS).not("review_of", "is", null)
  return view === "refused" ? rows.not("refused_at", "is", null) : rows.is("refused_at", null)
}

/** How many wait for a decision. */
export async function openReviewCount(db: SupabaseDb) {
  const { count } = await db
    .from("certificate_requests")
    .select("id", { count: "exact", head: true })
    .not("review_of", "is", null)
    .is("refused_at", null)
    .throwOnError()
  return count ?? 0
}
