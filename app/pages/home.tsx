import type { RouterContextProvider } from "react-router"
import { activeChapters, CHAPTER_TABLES } from "#app/features/chapters/queries.ts"
import { PAGE_TABLES, pageByPath, urgentSteps } from "#app/features/content/queries.ts"
import { audiencesLabel } from "#app/features/courses/audiences.ts"
import { COURSE_TABLES, courseCatalog } from "#app/features/courses/queries.ts"
import { posterView } from "#app/features/events/event-view.server.ts"
import { withoutChoices } from "#app/features/events/filters.ts"
import { EVENT_TABLES, listedDates } from "#app/features/events/queries.ts"
import { CourseShelf } from "#app/features/home/course-shelf.tsx"
import { DonateStrip } from "#app/features/home/donate-strip.tsx"
import { GetInvolved } from "#app/features/home/get-involved.tsx"
import { Hero } from "#app/features/home/hero.tsx"
import { LatestPosts } from "#app/features/home/latest-posts.tsx"
import { NewsletterStrip } from "#app/features/home/newsletter-strip.tsx"
import { ReversalNote } from "#app/features/home/reversal-note.tsx"
import { SixSteps } from "#app/features/home/six-steps.tsx"
import { YourState } from "#app/features/home/your-state.tsx"
import { IMPACT_TABLES, impactMetrics } from "#app/features/impact/queries.ts"
import { Tally } from "#app/features/impact/tally.tsx"
import { cachedArticles } from "#app/features/news/list-page.server.ts"
import { lawOf } from "#app/features/resources/queries.ts"
import { memberAccount } from "#app/lib/auth/account.server.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { CachedFragment } from "#app/lib/rendering/fragment-cache.tsx"
import { useSettings } from "#app/lib/rendering/settings.ts"
import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { Route } from "./+types/home"

const EMERGENCY = "/emergency"
const SHOWN_EVENTS = 4
const SHOWN_CHAPTERS = 4

export const headers = cacheablePage

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ path: "/" }, rootData(matches))
}

export async function loader({ context }: Route.LoaderArgs) {
  const state = (await memberAccount(context))?.state ?? null
  const [metrics, catalog, blog, emergency, events, summary] = await Promise.all([
    cachedQuery(context, "impact_metrics", IMPACT_TABLES, impactMetrics),
    cachedQuery(context, "courses", COURSE_TABLES, courseCatalog),
    cachedArticles(context, { kind: "blog", limit: 3 }),
    cachedQuery(context, `pages ${EMERGENCY}`, PAGE_TABLES, db => pageByPath(db, EMERGENCY)),
    nextEvents(context, state),
    state ? stateSummary(context, state) : null,
  ])
  const courses = catalog.map(({ slug, title, audiences, minutes, lessons, color, icon }) => {
    return { slug, title, note: audiencesLabel(audiences), minutes, lessons, color, icon }
  })
  const posts = blog.articles.map(({ path, title, summary, minutes }) => ({ path, title, summary, minutes }))
  return { metrics: metrics.slice(0, 3), courses, posts, steps: urgentSteps(emergency), events, summary }
}

type Context = Readonly<RouterContextProvider>

/** Those of the member's state come first. */
function nextEvents(context: Context, state: string | null) {
  const filters = { ...withoutChoices({ isPast: false, month: "" }), near: state ?? "" }
  return cachedQuery(
    context,
    `home events ${state}`,
    EVENT_TABLES,
    async db => {
      const dates = await listedDates(db, filters, new Date().toISOString(), SHOWN_EVENTS)
      return dates.slice(0, SHOWN_EVENTS).map(row => {
        const { id, slug, title, where, date } = posterView(row)
        return { id, slug, title, where, day: date.longDay, starts: date.starts, endsAt: date.endsAt }
      })
    },
    events => events.map(({ endsAt }) => endsAt).toSorted()[0] ?? null,
  )
}

function stateSummary(context: Context, state: string) {
  const tables = ["state_laws", ...CHAPTER_TABLES]
  return cachedQuery(context, `home state ${state}`, tables, async db => {
    const [law, chapters] = await Promise.all([lawOf(db, state), activeChapters(db)])
    return {
      state,
      law: law && { name: law.call_law, covers: law.call_covers, naloxone: law.naloxone },
      chapters: chapters
        .filter(chapter => chapter.state === state)
        .slice(0, SHOWN_CHAPTERS)
        .map(({ slug, name, city }) => ({ slug, name, city })),
    }
  })
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { metrics, courses, posts, steps, events, summary } = loaderData
  const { tagline = "", description = "" } = useSettings() ?? {}
  return (
    <>
      <Hero promise={tagline} lead={description} />
      <Tally metrics={metrics} />
      {summary && <YourState summary={summary} />}
      <CachedFragment name="home steps" of={steps}>
        <SixSteps steps={steps} />
      </CachedFragment>
      <CourseShelf courses={courses} />
      <CachedFragment name="home events" of={events}>
        <GetInvolved events={events} />
      </CachedFragment>
      <CachedFragment name="home ways">
        <ReversalNote />
        <DonateStrip />
      </CachedFragment>
      <LatestPosts posts={posts} />
      <NewsletterStrip />
    </>
  )
}
