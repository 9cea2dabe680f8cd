import { contentMeta } from "#app/features/content/content-page.tsx"
import { contentLoader } from "#app/features/content/loader.server.ts"
import { Sections } from "#app/features/content/sections.tsx"
import { PastWinners } from "#app/features/raffles/about-draw.tsx"
import {
  archivePage,
  currentRaffles,
  pastRaffles,
  pastWinners,
  RAFFLE_TABLES,
} from "#app/features/raffles/queries.ts"
import { RaffleLists } from "#app/features/raffles/raffle-lists.tsx"
import { listedView } from "#app/features/raffles/raffle-view.server.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { Route } from "./+types/list"

const loadContent = contentLoader("/raffles")

export async function loader({ context, url }: Route.LoaderArgs) {
  const before = url.searchParams.get("before")
  const tables = [...RAFFLE_TABLES, "raffle_counts"]
  const [{ page }, current, archive, winners] = await Promise.all([
    loadContent({ context, url }),
    cachedQuery(context, "raffles current", tables, currentRaffles),
    before
      ? cachedQuery(context, `raffles before ${before}`, tables, db => archivePage(db, before))
      : cachedQuery(context, "raffles past", tables, db => pastRaffles(db)),
    cachedQuery(context, "raffles winners", RAFFLE_TABLES, pastWinners),
  ])
  if (!archive) throwNotFound({ url })
  const { past, older } = archive
  return {
    page,
    current: current.map(listedView),
    past: past.map(listedView),
    older,
    isArchive: before !== null,
    winners,
  }
}

export const headers = cacheablePage
export const meta = contentMeta

export default function RafflesPage({ loaderData }: Route.ComponentProps) {
  const { page, winners, ...lists } = loaderData
  return (
    <Sections page={page}>
      <RaffleLists {...lists} />
      <div className="wrap pt-section">
        <PastWinners winners={winners} />
      </div>
    </Sections>
  )
}
