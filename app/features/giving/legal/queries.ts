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
