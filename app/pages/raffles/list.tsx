import { contentMeta } from "#app/features/content/content-page.tsx"
import { contentLoader } from "#app/features/content/loader.server.ts"
import { Sections } from "#app/features/content/sections.tsx"
import { PastWinners } from "#app/features/raffles/about-draw.tsx"
import { archivePage, pastWinners, RAFFLE_TABLES, raffleLists } from "#app/features/raffles/queries.ts"
import { RaffleLists } from "#app/features/raffles/raffle-lists.tsx"
import { earliest, listedView } from "#app/features/raffles/raffle-view.server.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { Route } from "./+types/list"

const loadContent = contentLoader("/raffles")

export async function loader({ context, url }: Route.LoaderArgs) {
  const before = url.searchParams.get("before")
  const tables = [...RAFFLE_TABLES, "raffle_counts"]
  const [{ page }, { current, newest }, archive, winners] = await Promise.all([
    loadContent({ context, url }),
    // One entry, because a raffle that closes moves from one list to the other.
    cachedQuery(context, "raffles lists", tables, raffleLists, ({ current }) =>
      earliest(current.map(({ changes_at }) => changes_at)),
    ),
    before && cachedQuery(context, `raffles before ${before}`, tables, db => archivePage(db, before)),
    cachedQuery(context, "raffles winners", RAFFLE_TABLES, pastWinners),
  ])
  const shown = before ? archive : newest
  if (!shown) throwNotFound({ url })
  const { past, pages } = shown
  return {
    page,
    current: current.map(listedView),
    past: past.map(listedView),
    pages,
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
