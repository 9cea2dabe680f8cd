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

/** The settings from the root loader; undefined only if that loader failed. */
export function useSettings() {
  return useRouteLoaderData<{ settings: SiteSettings }>("root")?.settings
}
