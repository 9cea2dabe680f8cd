import { monthsCsv, statesCsv } from "#app/features/impact/csv.server.ts"
import { IMPACT_PAGE_TABLES } from "#app/features/impact/queries.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { Route } from "./+types/impact-csv"

/** The numbers of the impact page as a file: /about/impact/states.csv and months.csv. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const name = url.pathname.endsWith("/states.csv") ? "states" : "months"
  const text = await cachedQuery(
    context,
    `impact ${name}.csv`,
    IMPACT_PAGE_TABLES,
    name === "states" ? statesCsv : monthsCsv,
  )
  return new Response(text, {
    headers: {
      ...cacheablePage(),
      "Content-Disposition": `attachment; filename="impact-${name}.csv"`,
      "Content-Type": "text/csv; charset=utf-8",
    },
  })
}
