import { contentMeta } from "#app/features/content/content-page.tsx"
import { contentLoader } from "#app/features/content/loader.server.ts"
import { Sections } from "#app/features/content/sections.tsx"
import { Ledger } from "#app/features/impact/ledger.tsx"
import { impactMetrics } from "#app/features/impact/queries.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { Route } from "./+types/impact"

export const headers = cacheablePage

const loadPage = contentLoader("/about/impact")

export async function loader(args: Route.LoaderArgs) {
  const counted = cachedQuery(args.context, "impact_metrics", ["impact_metrics"], impactMetrics)
  return { ...(await loadPage(args)), metrics: await counted }
}

export const meta = contentMeta

export default function ImpactPage({ loaderData: { page, metrics } }: Route.ComponentProps) {
  return (
    <Sections page={page}>
      <Ledger metrics={metrics} />
    </Sections>
  )
}
