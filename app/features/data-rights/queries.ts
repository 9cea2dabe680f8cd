import type { SupabaseDb } from "#app/lib/supabase/types.ts"

export type DataExport = Awaited<ReturnType<typeof ownExports>>[number]
export type RecordOpening = Awaited<ReturnType<typeof recordOpenings>>[number]
export type PlannedErasure = NonNullable<Awaited<ReturnType<typeof plannedErasure>>>
export type OutlookLine = Awaited<ReturnType<typeof erasureOutlook>>[number]

/** The member's own exports, newest first. */
export async function ownExports(db: SupabaseDb, memberId: string) {
  const { data } = await db
    .from("data_exports")
    .select("id, requested_at, progress, ready_at, failed_at, expires_at, size")
    .eq("user_id", memberId)
    .eq("requested_by", memberId)
    .order("requested_at", { ascending: false })
    .limit(5)
    .throwOnError()
  const now = Date.now()
  return data.filter(({ expires_at }) => expires_at === null || Date.parse(expires_at) > now)
}

/** When the office opened the member's record, newest first. */
export async function recordOpenings(db: SupabaseDb, memberId: string) {
  const { data } = await db
    .from("record_openings")
    .select("id, reason, note, opened_at")
    .eq("user_id", memberId)
    .order("opened_at", { ascending: false })
    .limit(20)
    .throwOnError()
  return data
}

export async function plannedErasure(db: SupabaseDb) {
  const { data } = await db.from("erasures").select("due_at, reason, started_at").maybeSingle().throwOnError()
  return data
}

/** What an erasure does with each kind of data; the erasure follows the same map. */
export async function erasureOutlook(db: SupabaseDb) {
  const { data } = await db.rpc("erasure_preview").throwOnError()
  return data
}
