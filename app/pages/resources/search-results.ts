import { PAGE_TABLES, pageSummaries } from "#app/features/content/queries.ts"
import { searchResults } from "#app/features/content/search/queries.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { hiddenPaths } from "#app/lib/modules/modules.ts"
import { cachedSettings } from "#app/lib/rendering/cached-settings.server.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { Route } from "./+types/search-results"

const MAX_LENGTH = 100
const MOST_PER_GROUP = 4

/** The results of the search dialog, by group and without excerpts. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const question = (url.searchParams.get("q") ?? "").trim().slice(0, MAX_LENGTH)
  const pages = await cachedQuery(context, "pages", PAGE_TABLES, pageSummaries)
  const hidden = hiddenPaths((await cachedSettings(context)).modulesOff)
  const { groups } = question
    ? await searchResults(supabase(context), question, pages, hidden)
    : { groups: [] }
  const short = groups.map(({ label, results }) => ({
    label,
    results: results.slice(0, MOST_PER_GROUP).map(({ path, title, label }) => ({ path, title, label })),
  }))
  return Response.json(short, { headers: { "Cache-Control": "private, no-store" } })
}
