import type { RouterContextProvider } from "react-router"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import { stateLooks } from "#app/lib/theming/state-looks.server.ts"
import { siteSettings } from "./settings.ts"

/** The settings of the site, from the cache that every request shares. */
export function cachedSettings(context: Readonly<RouterContextProvider>) {
  return cachedQuery(context, "site_settings", ["site_settings", "site_modules"], siteSettings)
}

/** What members of single states see instead, from the same cache. */
export function cachedStateLooks(context: Readonly<RouterContextProvider>) {
  return cachedQuery(context, "state_looks", ["state_looks"], stateLooks)
}
