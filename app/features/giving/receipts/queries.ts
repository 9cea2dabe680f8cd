import type { ListState } from "#app/lib/staff/define-staff-list.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { readGiftSearch } from "../staff-search.ts"

const COLUMNS =
  "id, number, code, donation_id, donor_name, amount_cents, thing, received_on, issued_at, is_live, replaces, replaced_by"

/** Receipts, found by their number. */
export function receiptRows(db: SupabaseDb, { view, search }: Pick<ListState, "view" | "search">) {
  const rows = db.from("receipts").select(COLUMNS)
  const shown = view === "corrected" ? rows.not("replaces", "is", null) : rows
  if (search === "") return shown
  const wanted = readGiftSearch(search)
  return wanted && "receipt" in wanted ? shown.eq("number", wanted.receipt) : shown.in("id", [])
}
