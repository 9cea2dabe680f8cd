import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import type { Stage } from "./stages.ts"

const COLUMNS =
  "id, kind, name, email, organization, place, details, wants_thanks, stage, note, next_step, next_on, sent_at, changed_at, next_offer_stages"

/** Offers at one stage. */
export function offerRows(db: SupabaseDb, stage: string) {
  return db
    .from("gift_offers")
    .select(COLUMNS)
    .eq("stage", stage as Stage)
}

export async function offerForStaff(db: SupabaseDb, id: string) {
  const { data } = await db.from("gift_offers").select(COLUMNS).eq("id", id).maybeSingle().throwOnError()
  return data
}

export type StaffOffer = NonNullable<Awaited<ReturnType<typeof offerForStaff>>>

export async function newOfferCount(db: SupabaseDb) {
  const { count } = await db
    .from("gift_offers")
    .select("id", { count: "exact", head: true })
    .eq("stage", "received")
    .throwOnError()
  return count ?? 0
}
