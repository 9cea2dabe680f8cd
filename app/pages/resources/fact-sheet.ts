import { contentLoader } from "#app/features/content/loader.server.ts"
import { impactDefinitions, impactMetrics } from "#app/features/impact/queries.ts"
import { factSheet } from "#app/features/news/fact-sheet.ts"
import { sheetResponse } from "#app/lib/pdf/sheet-response.server.ts"
import { cachedSettings } from "#app/lib/rendering/cached-settings.server.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { Route } from "./+types/fact-sheet"

const PRESS = "/news/press"
const loadPage = contentLoader(PRESS)

/** The fact sheet for reporters, made from the numbers of this moment. */
export async function loader(args: Route.LoaderArgs) {
  const { context } = args
  const [{ page }, settings, numbers] = await Promise.all([
    loadPage(args),
    cachedSettings(context),
    cachedQuery(context, "impact fact sheet", ["impact_metrics", "impact_counts"], async db => {
      const [metrics, definitions] = await Promise.all([impactMetrics(db), impactDefinitions(db)])
      return { metrics, definitions }
    }),
  ])
  const sheet = factSheet({ name: settings.name, sections: page.sections, ...numbers, now: Date.now() })
  return sheetResponse(context, sheet, { page: PRESS, name: "fact-sheet" })
}
