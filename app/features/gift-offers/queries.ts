import { z } from "zod"
import { Constants } from "#app/lib/supabase/database.types.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import type { GiftOffer } from "./schema.ts"

export async function offerGift(db: SupabaseDb, offer: GiftOffer) {
  const { website: _, ...fields } = offer
  return (await db.rpc("offer_gift", fields).throwOnError()).data
}

const { gift_offer_kind, gift_offer_stage } = Constants.public.Enums

const statusSchema = z.object({
  name: z.string(),
  kind: z.enum(gift_offer_kind),
  organization: z.string().nullable(),
  details: z.string(),
  wants_thanks: z.boolean(),
  stage: z.enum(gift_offer_stage),
  note: z.string().nullable(),
  sent_at: z.string(),
  changed_at: z.string(),
})

export type OfferStatus = z.infer<typeof statusSchema>

/** The offer of an emailed link, or null. */
export async function offerByToken(db: SupabaseDb, token: string): Promise<OfferStatus | null> {
  const { data } = await db.rpc("gift_offer", { token }).maybeSingle().throwOnError()
  return statusSchema.nullable().parse(data)
}

/** The stages of an offer so far, oldest first. */
export async function offerHistory(db: SupabaseDb, token: string) {
  return (await db.rpc("gift_offer_history", { token }).throwOnError()).data
}

export type OfferChange = Awaited<ReturnType<typeof offerHistory>>[number]

export async function withdrawOffer(db: SupabaseDb, token: string) {
  return (await db.rpc("withdraw_gift_offer", { token }).throwOnError()).data
}
