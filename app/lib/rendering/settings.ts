import { useRouteLoaderData } from "react-router"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { chosenLook } from "#app/lib/theming/chosen-look.ts"

export async function siteSettings(db: SupabaseDb) {
  const { data } = await db
    .from("site_settings")
    .select(
      "name, tagline, description, twitter, default_locale, separator, title_separator, trailing_slash, main_color, text_color, giving_color, logo_id",
    )
    .single()
    .throwOnError()
  const { main_color, text_color, giving_color, logo_id, ...settings } = data
  return { ...settings, ...chosenLook({ main_color, text_color, giving_color, logo_id }) }
}

export type SiteSettings = Awaited<ReturnType<typeof siteSettings>>

/** The settings from the root loader; undefined only if that loader failed. */
export function useSettings() {
  return useRouteLoaderData<{ settings: SiteSettings }>("root")?.settings
}
