import { useRouteLoaderData } from "react-router"
import { closedPaths } from "#app/lib/modules/modules.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { chosenLook } from "#app/lib/theming/chosen-look.ts"

export async function siteSettings(db: SupabaseDb) {
  const [{ data }, { data: off }] = await Promise.all([
    db
      .from("site_settings")
      .select(
        "name, tagline, description, twitter, default_locale, separator, title_separator, trailing_slash, main_color, text_color, giving_color, logo_id",
      )
      .single()
      .throwOnError(),
    db.from("site_modules").select("name").eq("is_open", false).order("name").throwOnError(),
  ])
  const { main_color, text_color, giving_color, logo_id, ...settings } = data
  const modulesOff = off.map(({ name }) => name)
  return {
    ...settings,
    ...chosenLook({ main_color, text_color, giving_color, logo_id }),
    ...{ modulesOff, closed: closedPaths(modulesOff) },
  }
}

/** What pages know of them. */
export type SiteSettings = Omit<Awaited<ReturnType<typeof siteSettings>>, "modulesOff">

/** The settings from the root loader; undefined only if that loader failed. */
export function useSettings() {
  return useRouteLoaderData<{ settings: SiteSettings }>("root")?.settings
}
