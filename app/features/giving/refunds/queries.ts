import type { SupabaseDb } from "#app/lib/supabase/types.ts"

const COLUMNS =
  "id, donation_id, cents, refunded_after_cents, status, requested_at, decided_at, requested_by_name, decided_by_name, is_own_request, donations (donor_name, total_cents, refunded_cents, source)"

export function refundRows(db: SupabaseDb, view: string) {
  const status = view === "approved" || view === "declined" ? view : "waiting"
  return db.from("refund_requests").select(COLUMNS).eq("status", status)
}

export async function waitingRefundCount(db: SupabaseDb) {
  const { count } = await db
    .from("refund_requests")
    .select("id", { count: "exact", head: true })
    .eq("status", "waiting")
    .throwOnError()
  return count ?? 0
}

/** What one person may refund of a gift; null if one person is always enough. */
export async function refundLimit(db: SupabaseDb) {
  const { data } = await db.rpc("refund_limit").throwOnError()
  return data as number | null
}

/** The limit, and whether the caller may change it. */
export async function refundLimitForm(db: SupabaseDb) {
  const [cents, { data: mayChange }] = await Promise.all([
    refundLimit(db),
    db.rpc("is_staff", { roles: ["admin"] }).throwOnError(),
  ])
  return { cents, mayChange }
}
