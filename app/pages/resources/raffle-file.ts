import { raffleCalendar } from "#app/features/raffles/calendar-file.server.ts"
import { RAFFLE_TABLES, raffleBySlug } from "#app/features/raffles/queries.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { cachedSettings } from "#app/lib/rendering/cached-settings.server.ts"
import { throwUnknownPath } from "#app/lib/rendering/throw-not-found.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { Route } from "./+types/raffle-file"

/** When a raffle opens, closes and is drawn, to add to a calendar. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const slug = /^\/raffles\/([a-z0-9-]+)\.ics$/.exec(url.pathname)?.[1] ?? ""
  const raffle = await cachedQuery(context, `raffles file ${slug}`, RAFFLE_TABLES, db =>
    raffleBySlug(db, slug),
  )
  if (!raffle) throwUnknownPath({ url })
  const settings = await cachedSettings(context)
  const site = { name: settings.name, url: context.get(appContext).siteUrl.replace(/\/$/, "") }
  return new Response(raffleCalendar(raffle, site), {
    headers: {
      ...{ "Content-Type": "text/calendar; charset=utf-8", ...cacheablePage() },
      "Content-Disposition": `attachment; filename="${slug}.ics"`,
    },
  })
}
