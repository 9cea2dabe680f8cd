import { CardWall } from "#app/features/awards/card-wall.tsx"
import { awards } from "#app/features/awards/queries.ts"
import { contentMeta } from "#app/features/content/content-page.tsx"
import { contentLoader } from "#app/features/content/loader.server.ts"
import { Sections } from "#app/features/content/sections.tsx"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { Route } from "./+types/awards"

export const headers = cacheablePage

const loadPage = contentLoader("/about/awards")

export async function loader(args: Route.LoaderArgs) {
  const [{ page }, cards] = await Promise.all([
    loadPage(args),
    cachedQuery(args.context, "awards", ["awards"], awards),
  ])
  return { page, cards }
}

export const meta = contentMeta

export default function AwardsPage({ loaderData: { page, cards } }: Route.ComponentProps) {
  return (
    <Sections page={page}>
      <CardWall awards={cards} />
    </Sections>
  )
}
