import { isUuid } from "#app/lib/format/uuid.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"

const COLUMNS =
  "id, kind, mode, payment_id, donation_id, our_cents, provider_cents, currency, paid_at, found_at, resolved_at, resolution"

export function differenceRows(db: SupabaseDb, view: string) {
  const rows = db.from("payment_differences").select(COLUMNS)
  return view === "resolved" ? rows.not("resolved_at", "is", null) : rows.is("resolved_at", null)
}

export async function differenceForStaff(db: SupabaseDb, id: string) {
  if (!isUuid(id)) return null
  const { data } = await db
    .from("payment_differences")
    .select(COLUMNS)
    .eq("id", id)
    .maybeSingle()
    .throwOnError()
  return data
}

export type Difference = NonNullable<Awaited<ReturnType<typeof differenceForStaff>>>

/** The last comparison, of whichever mode it was; null before the first night. */
export async function lastComparison(db: SupabaseDb) {
  const { data } = await db
    .from("payment_comparisons")
    .select("compared_at, payments, open_differences")
    .order("compared_at", { ascending: false })
    .limit(1)
    .maybeSingle()
    .throwOnError()
  return { comparison: data }
}

export async function openDifferenceCount(db: SupabaseDb) {
  const { count } = await db
    .from("payment_differences")
    .select("id", { count: "exact", head: true })
    .is("resolved_at", null)
    .throwOnError()
  return count ?? 0
}
