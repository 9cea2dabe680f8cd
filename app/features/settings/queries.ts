import type { SupabaseDb } from "#app/lib/supabase/types.ts"

export async function siteIdentity(db: SupabaseDb) {
  const { data } = await db
    .from("site_settings")
    .select("name, tagline, description, contact_domain, notice, twitter, giving_time_zone")
    .single()
    .throwOnError()
  return data
}

export type SiteIdentity = Awaited<ReturnType<typeof siteIdentity>>
