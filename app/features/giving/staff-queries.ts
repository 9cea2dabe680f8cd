import { isUuid } from "#app/lib/format/uuid.ts"
import type { ListState } from "#app/lib/staff/define-staff-list.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { refundLimit } from "./refunds/queries.ts"
import { readGiftSearch } from "./staff-search.ts"

const COLUMNS =
  "id, created_at, donor_name, donor_email, gift_cents, fee_cents, total_cents, refunded_cents, frequency, status, is_live, source, thing, employer, employer_match, visibility, wall_review"

export function giftRows(db: SupabaseDb, { view, search }: Pick<ListState, "view" | "search">) {
  const rows = searchedGifts(db, search)
  if (view === "all") return rows
  if (view === "paid") return rows.eq("status", "succeeded")
  if (view === "names") return rows.eq("wall_review", "held")
  if (view === "employers") return rows.not("employer", "is", null).eq("status", "succeeded")
  if (view === "returned") return rows.in("status", ["refunded", "disputed"])
  return rows.in("status", ["created", "pending", "failed"])
}

function searchedGifts(db: SupabaseDb, search: string) {
  const rows = db.from("donations").select(COLUMNS)
  if (search === "") return rows
  const wanted = readGiftSearch(search)
  if (wanted === null) return rows.in("id", [])
  if ("email" in wanted) return rows.eq("email_key", wanted.email)
  if ("cents" in wanted) return rows.eq("total_cents", wanted.cents)
  // The receipts only choose the gifts, so the rows have the columns of any other search.
  const found = db.from("donations").select(`${COLUMNS}, receipts!inner(number)`)
  return found.eq("receipts.number", wanted.receipt) as unknown as typeof rows
}

export async function giftForStaff(db: SupabaseDb, id: string) {
  if (!isUuid(id)) return null
  const { data } = await db
    .from("donations")
    .select(
      `${COLUMNS}, tribute_kind, tribute_name, tribute_message, is_bank_debit, payment_id, paid_at, reference, shows_amount, campaigns(title), check_batches(checks, total_cents, entered_at),
       receipts(id, number, amount_cents, issued_at, code), refund_requests(cents, requested_by_name)`,
    )
    .eq("id", id)
    .eq("refund_requests.status", "waiting")
    .order("number", { referencedTable: "receipts" })
    .maybeSingle()
    .throwOnError()
  return data && { ...data, refund_limit_cents: await refundLimit(db) }
}

export type StaffGift = NonNullable<Awaited<ReturnType<typeof giftForStaff>>>

const PROBLEMS_PER_PAGE = 20

/** A page of the payments that contradict our books, newest first, and where the next page starts. */
export async function paymentProblems(db: SupabaseDb, query = new URLSearchParams()) {
  const [before_time, before_id] = query.get("held")?.split(" ") ?? []
  const isCursor = before_id && !Number.isNaN(Date.parse(before_time ?? ""))
  const { data } = await db.rpc("payment_problems", isCursor ? { before_time, before_id } : {}).throwOnError()
  const problems = data.slice(0, PROBLEMS_PER_PAGE)
  const last = problems.at(-1)
  const next = data.length > problems.length && last ? `${last.received_at} ${last.id}` : null
  return { problems, next }
}

export async function paymentProblemCount(db: SupabaseDb) {
  return (await paymentProblems(db)).problems.length
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
