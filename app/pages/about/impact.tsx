import { contentMeta } from "#app/features/content/content-page.tsx"
import { contentLoader } from "#app/features/content/loader.server.ts"
import { Sections } from "#app/features/content/sections.tsx"
import { ImpactCharts } from "#app/features/impact/charts.tsx"
import { Ledger } from "#app/features/impact/ledger.tsx"
import { ImpactOpening } from "#app/features/impact/opening.tsx"
import { impactPage } from "#app/features/impact/page.server.ts"
import { IMPACT_PAGE_TABLES } from "#app/features/impact/queries.ts"
import { Rescuers } from "#app/features/impact/rescuers.tsx"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { visitorState } from "#app/lib/state/visitor-state.server.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { Route } from "./+types/impact"

export const headers = cacheablePage

const loadPage = contentLoader("/about/impact")

export async function loader(args: Route.LoaderArgs) {
  const [{ page }, numbers, { state }] = await Promise.all([
    loadPage(args),
    cachedQuery(args.context, "impact page", IMPACT_PAGE_TABLES, impactPage),
    visitorState(args.context),
  ])
  return { page, numbers, state }
}

export const meta = contentMeta

export default function ImpactPage({ loaderData: { page, numbers, state } }: Route.ComponentProps) {
  const { headline, entries, years, months, rows, until, rescuers } = numbers
  return (
    <Sections
      page={page}
      opening={
        headline && (
          <ImpactOpening
            reversals={headline.total}
            since={headline.since}
            rows={rows}
            own={rows.find(({ name, code }) => name === state && code !== null)}
          />
        )
      }
    >
      <ImpactCharts {...{ years, months, rows, until }} method={headline?.method ?? ""} />
      <Rescuers shares={rescuers} />
      <Ledger entries={entries} />
    </Sections>
  )
}
