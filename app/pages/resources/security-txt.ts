import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { siteVariables, withSiteVariables } from "#app/lib/rendering/site-variables.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { Route } from "./+types/security-txt"

/** Where to report a vulnerability (RFC 9116). */
export async function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(appContext)
  const site = await cachedQuery(context, "site_variables", ["site_settings"], siteVariables)
  const lines = [
    withSiteVariables("Contact: mailto:{email:security}", site),
    `Expires: ${expiry(new Date()).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${new URL("/.well-known/security.txt", siteUrl).href}`,
  ]
  return new Response(`${lines.join("\n")}\n`, {
    headers: { ...cacheablePage(), "Content-Type": "text/plain; charset=utf-8" },
  })
}

// The same for a whole month, so that a cached response stays right, and always months ahead.
function expiry(now: Date) {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 7))
}
