import type { SupabaseDb } from "#app/lib/supabase/types.ts"

const COLUMNS =
  "id, kind, name, email, organization, place, details, wants_thanks, stage, note, next_step, next_on, sent_at, changed_at, next_offer_stages"

export function offerRecords(db: SupabaseDb) {
  return db.from("gift_offers").select(COLUMNS)
}

export type StaffOffer = NonNullable<Awaited<ReturnType<typeof offerRecords>>["data"]>[number]

/** The stages of an offer so far, with the names of colleagues. */
export async function offerChanges(db: SupabaseDb, offer: string) {
  return (await db.rpc("offer_changes", { offer }).throwOnError()).data
}

export function newOffers(db: SupabaseDb) {
  return db.from("gift_offers").select("id", { count: "exact", head: true }).eq("stage", "received")
}
