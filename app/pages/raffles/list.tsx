import { contentMeta } from "#app/features/content/content-page.tsx"
import { contentLoader } from "#app/features/content/loader.server.ts"
import { Sections } from "#app/features/content/sections.tsx"
import { PastWinners } from "#app/features/raffles/about-draw.tsx"
import { pastWinners, RAFFLE_TABLES, raffleList } from "#app/features/raffles/queries.ts"
import { RaffleLists } from "#app/features/raffles/raffle-lists.tsx"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { Route } from "./+types/list"

const loadContent = contentLoader("/raffles")

export async function loader({ context, url }: Route.LoaderArgs) {
  const [{ page }, raffles, winners] = await Promise.all([
    loadContent({ context, url }),
    cachedQuery(context, "raffles with counts", [...RAFFLE_TABLES, "raffle_counts"], raffleList),
    cachedQuery(context, "raffles winners", RAFFLE_TABLES, pastWinners),
  ])
  return { page, raffles, winners }
}

export const headers = cacheablePage
export const meta = contentMeta

export default function RafflesPage({ loaderData: { page, raffles, winners } }: Route.ComponentProps) {
  return (
    <Sections page={page}>
      <RaffleLists raffles={raffles} />
      <div className="wrap pt-section">
        <PastWinners winners={winners} />
      </div>
    </Sections>
  )
}
