import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import type { Route } from "./+types/robots"

// Personal or unbounded pages.
const DISALLOWED = ["/auth/", "/confirm", "/dev/", "/login", "/me", "/reset-password", "/search", "/staff"]

export function loader({ context }: Route.LoaderArgs) {
  const { practice, siteUrl } = context.get(appContext)
  const rules = (practice ? ["/"] : DISALLOWED).map(path => `Disallow: ${path}\n`).join("")
  return new Response(`User-agent: *\n${rules}\nSitemap: ${new URL("/sitemap.xml", siteUrl).href}\n`, {
    headers: { ...cacheablePage(), "Content-Type": "text/plain; charset=utf-8" },
  })
}
