import { isUuid } from "#app/lib/format/uuid.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"

const COLUMNS =
  "id, created_at, donor_name, donor_email, gift_cents, fee_cents, total_cents, refunded_cents, frequency, status, is_live, source, thing, employer, employer_match, visibility, wall_review"

export function giftRows(db: SupabaseDb, view: string) {
  const rows = db.from("donations").select(COLUMNS)
  if (view === "all") return rows
  if (view === "paid") return rows.eq("status", "succeeded")
  if (view === "names") return rows.eq("wall_review", "held")
  if (view === "employers") return rows.not("employer", "is", null).eq("status", "succeeded")
  if (view === "returned") return rows.in("status", ["refunded", "disputed"])
  return rows.in("status", ["created", "pending", "failed"])
}

export async function giftForStaff(db: SupabaseDb, id: string) {
  if (!isUuid(id)) return null
  const { data } = await db
    .from("donations")
    .select(
      `${COLUMNS}, tribute_kind, tribute_name, payment_id, paid_at, reference, shows_amount, campaigns(title),
       receipts(id, number, amount_cents, issued_at, code)`,
    )
    .eq("id", id)
    .order("number", { referencedTable: "receipts" })
    .maybeSingle()
    .throwOnError()
  return data
}

export type StaffGift = NonNullable<Awaited<ReturnType<typeof giftForStaff>>>

/** The newest events of the provider that contradict our books. */
export async function paymentProblems(db: SupabaseDb) {
  return (await db.rpc("payment_problems").throwOnError()).data
}

export async function paymentProblemCount(db: SupabaseDb) {
  return (await paymentProblems(db)).length
}

/** Names that wait to be shown on the donor wall. */
export async function heldNameCount(db: SupabaseDb) {
  const { count } = await db
    .from("donations")
    .select("id", { count: "exact", head: true })
    .eq("wall_review", "held")
    .throwOnError()
  return count ?? 0
}
