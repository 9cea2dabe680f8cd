import { PAGE_TABLES, pageByPath } from "#app/features/content/queries.ts"
import { audiencesLabel } from "#app/features/courses/audiences.ts"
import { COURSE_TABLES, catalogue } from "#app/features/courses/queries.ts"
import { Rooms } from "#app/features/home/course-shelf.tsx"
import { GiveStrip } from "#app/features/home/donate-strip.tsx"
import { ComeAlong } from "#app/features/home/get-involved.tsx"
import { Hero } from "#app/features/home/hero.tsx"
import { Notebook } from "#app/features/home/news.tsx"
import { ReversalNote } from "#app/features/home/reversal-note.tsx"
import { ThreeMoves } from "#app/features/home/three-moves.tsx"
import { impactMetrics } from "#app/features/impact/queries.ts"
import { Tally } from "#app/features/impact/tally.tsx"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { CachedFragment } from "#app/lib/rendering/fragment-cache.tsx"
import { useSettings } from "#app/lib/rendering/settings.ts"
import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import { handwritingFontLinks } from "#app/lib/theming/font-links.ts"
import type { Route } from "./+types/home"

const NOTEBOOK = "/news/blog"

export const headers = cacheablePage
export const links = handwritingFontLinks

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ path: "/" }, rootData(matches))
}

export async function loader({ context }: Route.LoaderArgs) {
  const [metrics, courses, notebook] = await Promise.all([
    cachedQuery(context, "impact_metrics", ["impact_metrics"], impactMetrics),
    cachedQuery(context, "courses", COURSE_TABLES, catalogue),
    cachedQuery(context, `pages ${NOTEBOOK}`, PAGE_TABLES, db => pageByPath(db, NOTEBOOK)),
  ])
  const rooms = courses.map(({ slug, title, audiences, minutes, lessons }) => {
    return { slug, title, note: audiencesLabel(audiences), minutes, lessons }
  })
  const facts = notebook?.sections.find(section => section.kind === "facts")
  return { metrics, rooms: rooms.slice(0, 5), notes: facts?.items.slice(0, 3) ?? [] }
}

export default function HomePage({ loaderData: { metrics, rooms, notes } }: Route.ComponentProps) {
  const { tagline = "", description = "" } = useSettings() ?? {}
  return (
    <>
      <Hero promise={tagline} lead={description} />
      <Tally metrics={metrics} />
      <CachedFragment name="home moves">
        <ThreeMoves />
      </CachedFragment>
      <Rooms rooms={rooms} />
      <CachedFragment name="home ways">
        <ComeAlong />
        <ReversalNote />
        <GiveStrip />
      </CachedFragment>
      <Notebook notes={notes} />
    </>
  )
}
