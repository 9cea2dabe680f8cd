import { PAGE_TABLES, pageByPath, urgentSteps } from "#app/features/content/queries.ts"
import { audiencesLabel } from "#app/features/courses/audiences.ts"
import { COURSE_TABLES, courseCatalog } from "#app/features/courses/queries.ts"
import { CourseShelf } from "#app/features/home/course-shelf.tsx"
import { DonateStrip } from "#app/features/home/donate-strip.tsx"
import { GetInvolved } from "#app/features/home/get-involved.tsx"
import { Hero } from "#app/features/home/hero.tsx"
import { LatestPosts } from "#app/features/home/latest-posts.tsx"
import { ReversalNote } from "#app/features/home/reversal-note.tsx"
import { SixSteps } from "#app/features/home/six-steps.tsx"
import { IMPACT_TABLES, impactMetrics } from "#app/features/impact/queries.ts"
import { Tally } from "#app/features/impact/tally.tsx"
import { cachedArticles } from "#app/features/news/list-page.server.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { CachedFragment } from "#app/lib/rendering/fragment-cache.tsx"
import { useSettings } from "#app/lib/rendering/settings.ts"
import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import { handwritingFontLinks } from "#app/lib/theming/font-links.ts"
import type { Route } from "./+types/home"

const EMERGENCY = "/emergency"

export const headers = cacheablePage
export const links = handwritingFontLinks

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ path: "/" }, rootData(matches))
}

export async function loader({ context }: Route.LoaderArgs) {
  const [metrics, catalog, blog, emergency] = await Promise.all([
    cachedQuery(context, "impact_metrics", IMPACT_TABLES, impactMetrics),
    cachedQuery(context, "courses", COURSE_TABLES, courseCatalog),
    cachedArticles(context, { kind: "blog", limit: 3 }),
    cachedQuery(context, `pages ${EMERGENCY}`, PAGE_TABLES, db => pageByPath(db, EMERGENCY)),
  ])
  const courses = catalog.map(({ slug, title, audiences, minutes, lessons, color, icon }) => {
    return { slug, title, note: audiencesLabel(audiences), minutes, lessons, color, icon }
  })
  const posts = blog.articles.map(({ path, title, summary, minutes }) => ({ path, title, summary, minutes }))
  return { metrics: metrics.slice(0, 3), courses, posts, steps: urgentSteps(emergency) }
}

export default function HomePage({ loaderData: { metrics, courses, posts, steps } }: Route.ComponentProps) {
  const { tagline = "", description = "" } = useSettings() ?? {}
  return (
    <>
      <Hero promise={tagline} lead={description} />
      <Tally metrics={metrics} />
      <CachedFragment name="home steps" of={steps}>
        <SixSteps steps={steps} />
      </CachedFragment>
      <CourseShelf courses={courses} />
      <CachedFragment name="home ways">
        <GetInvolved />
        <ReversalNote />
        <DonateStrip />
      </CachedFragment>
      <LatestPosts posts={posts} />
    </>
  )
}
