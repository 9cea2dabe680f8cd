import { contentMeta } from "#app/features/content/content-page.tsx"
import { contentLoader } from "#app/features/content/loader.server.ts"
import { PreviewNote } from "#app/features/content/preview-note.tsx"
import { HistoryOpening } from "#app/features/history/history-opening.tsx"
import { historyEntries } from "#app/features/history/queries.ts"
import { StillMoving } from "#app/features/history/still-moving.tsx"
import { Timeline } from "#app/features/history/timeline.tsx"
import { IMPACT_TABLES, impactMetrics } from "#app/features/impact/queries.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { Route } from "./+types/our-history"

export const headers = cacheablePage

const loadPage = contentLoader("/about/our-history")

export async function loader(args: Route.LoaderArgs) {
  const [{ page }, entries, metrics] = await Promise.all([
    loadPage(args),
    cachedQuery(args.context, "history_entries", ["history_entries"], historyEntries),
    cachedQuery(args.context, "impact_metrics", IMPACT_TABLES, impactMetrics),
  ])
  const metric = metrics.find(({ id }) => id === "people_trained")
  return { page, entries, trained: metric ? metric.baseline + metric.amount : null }
}

export const meta = contentMeta

export default function OurHistoryPage({ loaderData: { page, entries, trained } }: Route.ComponentProps) {
  const [opening] = page.sections
  return (
    <>
      <PreviewNote of={page} />
      <HistoryOpening lines={opening?.kind === "opening" ? opening.lines : [page.title]} lead={page.lead} />
      <Timeline entries={entries} trained={trained} />
      <StillMoving />
    </>
  )
}
