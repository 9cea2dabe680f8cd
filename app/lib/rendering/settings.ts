import { useRouteLoaderData } from "react-router"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"

export async function siteSettings(db: SupabaseDb) {
  const { data } = await db
    .from("site_settings")
    .select("name, tagline, description, twitter, default_locale, separator, title_separator, trailing_slash")
    .single()
    .throwOnError()
  return data
}

export type SiteSettings = Awaited<ReturnType<typeof siteSettings>>

/** The settings the root loader put into the page; absent only when that loader itself failed. */
export function useSettings() {
  return useRouteLoaderData<{ settings: SiteSettings }>("root")?.settings
}
