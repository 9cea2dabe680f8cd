import type { RouterContextProvider } from "react-router"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import { logoImages } from "#app/lib/theming/site-logo.ts"
import { siteSettings } from "./settings.ts"

/** The chosen logo for light backgrounds, for pictures and PDF files; undefined where the one of the design is used. */
export function siteLogo(context: Readonly<RouterContextProvider>) {
  return cachedQuery(context, "site_logo", ["site_settings"], async db => {
    const { logoId } = await siteSettings(db)
    const images = logoId ? await logoImages(db, logoId) : null
    return images?.onLight
  })
}
