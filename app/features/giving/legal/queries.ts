import type { SupabaseDb } from "#app/lib/supabase/types.ts"

/** The number of the demonstration, which stands for none. */
const NO_EIN = /^00-/

export async function legalIdentity(db: SupabaseDb) {
  const { data } = await db
    .from("site_settings")
    .select("name, legal_name, ein, postal_address, deductibility")
    .single()
    .throwOnError()
  return { ...data, ein: data.ein && NO_EIN.test(data.ein) ? null : data.ein }
}

/** 1 while receipts lack the EIN. */
export async function missingCount(db: SupabaseDb) {
  return (await legalIdentity(db)).ein === null ? 1 : 0
}

/** What replacing the receipts that lack the EIN would do. */
export async function reissuePreview(db: SupabaseDb) {
  const { data } = await db.rpc("reissue_preview").throwOnError()
  const { receipts, donors, without_email } = data
  return { receipts: receipts ?? 0, donors: donors ?? 0, withoutEmail: without_email ?? 0 }
}

export async function receiptsWithoutEinCount(db: SupabaseDb) {
  return (await reissuePreview(db)).receipts
}
