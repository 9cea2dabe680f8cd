import { lazy, Suspense } from "react"
import { href, type RouterContextProvider } from "react-router"
import { activeChapters, CHAPTER_TABLES } from "#app/features/chapters/queries.ts"
import { type ContentPage, PAGE_TABLES, pageByPath, urgentSteps } from "#app/features/content/queries.ts"
import { audiencesLabel } from "#app/features/courses/audiences.ts"
import { COURSE_TABLES, courseCatalog, type ListedCourse } from "#app/features/courses/queries.ts"
import { artOf } from "#app/features/events/event-poster.tsx"
import { posterView } from "#app/features/events/event-view.server.ts"
import { withoutChoices } from "#app/features/events/filters.ts"
import { datesFrom, EVENT_TABLES, listedDates } from "#app/features/events/queries.ts"
import { shipsTo } from "#app/features/get-certified/queries.ts"
import { CourseShelf } from "#app/features/home/course-shelf.tsx"
import { DonateStrip } from "#app/features/home/donate-strip.tsx"
import { GetInvolved } from "#app/features/home/get-involved.tsx"
import { Hero } from "#app/features/home/hero.tsx"
import { LatestPosts } from "#app/features/home/latest-posts.tsx"
import { NewsletterStrip } from "#app/features/home/newsletter-strip.tsx"
import { ReversalNote } from "#app/features/home/reversal-note.tsx"
import { SixSteps } from "#app/features/home/six-steps.tsx"
import { AskState, YourState } from "#app/features/home/your-state.tsx"
import { IMPACT_TABLES, impactMetrics } from "#app/features/impact/queries.ts"
import { Tally } from "#app/features/impact/tally.tsx"
import { cachedArticles } from "#app/features/news/list-page.server.ts"
import { lawOf } from "#app/features/resources/queries.ts"
import { isClosed } from "#app/lib/modules/is-closed.ts"
import { oncePer } from "#app/lib/once-per.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { cachedSettings } from "#app/lib/rendering/cached-settings.server.ts"
import { CachedFragment } from "#app/lib/rendering/fragment-cache.tsx"
import { useSettings } from "#app/lib/rendering/settings.ts"
import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
import { visitorState } from "#app/lib/state/visitor-state.server.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import { IfOpen } from "#app/ui/navigation/if-open.tsx"
import type { Route } from "./+types/home"

const EMERGENCY = "/emergency"
const SHOWN_COURSES = 5
const SHOWN_EVENTS = 3
const SHOWN_CHAPTERS = 4

// Below the fold, so the browser loads it on demand.
const NextEvents = import.meta.env.SSR
  ? (await import("#app/features/home/next-events.tsx")).NextEvents
  : lazy(async () => ({ default: (await import("#app/features/home/next-events.tsx")).NextEvents }))

export const headers = cacheablePage

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ path: "/" }, rootData(matches))
}

export async function loader({ context }: Route.LoaderArgs) {
  const { state, isOwn } = await visitorState(context)
  const [metrics, catalog, blog, emergency, events, summary] = await Promise.all([
    cachedQuery(context, "impact_metrics", IMPACT_TABLES, impactMetrics),
    cachedQuery(context, "courses", COURSE_TABLES, courseCatalog),
    cachedArticles(context, { kind: "blog", limit: 3 }),
    cachedQuery(context, `pages ${EMERGENCY}`, PAGE_TABLES, db => pageByPath(db, EMERGENCY)),
    nextEvents(context, state),
    state ? stateSummary(context, state) : null,
  ])
  return {
    metrics: metrics.slice(0, 3),
    courses: shownCourses(catalog),
    posts: shownPosts(blog),
    steps: emergency ? shownSteps(emergency) : [],
    events,
    summary,
    isOwn,
  }
}

const shownCourses = oncePer((catalog: readonly ListedCourse[]) =>
  catalog.slice(0, SHOWN_COURSES).map(({ slug, title, audiences, minutes, lessons, color, icon }) => {
    return { slug, title, note: audiencesLabel(audiences), minutes, lessons, color, icon }
  }),
)

const shownPosts = oncePer(({ articles }: Awaited<ReturnType<typeof cachedArticles>>) =>
  articles.map(({ path, title, summary, minutes }) => ({ path, title, summary, minutes })),
)

const shownSteps = oncePer((page: ContentPage) =>
  urgentSteps(page).map(({ title, lines }) => ({ title, lines })),
)

type Context = Readonly<RouterContextProvider>

const NO_EVENTS: never[] = []

/** Those of the visitor's state come first. */
async function nextEvents(context: Context, state: string | null) {
  if (isClosed("/events", (await cachedSettings(context)).closed)) return NO_EVENTS
  const all = withoutChoices({ isPast: false, month: "" })
  return cachedQuery(
    context,
    `home events ${state}`,
    EVENT_TABLES,
    async db => {
      const now = new Date().toISOString()
      const dates = state
        ? await datesFrom(db, state, all, now, SHOWN_EVENTS)
        : await listedDates(db, all, now, SHOWN_EVENTS)
      return dates.map(row => {
        const event = posterView(row)
        const { id, eventId, slug, title, summary, place, city, date } = event
        const { art, inks } = artOf(event)
        const { weekday, day, month, starts, endsAt } = date
        const shown = { weekday, day, month, starts, endsAt }
        return { id, eventId, slug, title, summary, place: city ?? place, art, inks, date: shown }
      })
    },
    events => events.map(({ date }) => date.endsAt).toSorted()[0] ?? null,
  )
}

function stateSummary(context: Context, state: string) {
  const tables = ["state_laws", "kit_stock", ...CHAPTER_TABLES]
  return cachedQuery(context, `home state ${state}`, tables, async db => {
    const [law, chapters, shipsKits] = await Promise.all([
      lawOf(db, state),
      activeChapters(db),
      shipsTo(db, state),
    ])
    return {
      state,
      shipsKits,
      law: law && { name: law.call_law, covers: law.call_covers, naloxone: law.naloxone },
      chapters: chapters
        .filter(chapter => chapter.state === state)
        .slice(0, SHOWN_CHAPTERS)
        .map(({ slug, name, city }) => ({ slug, name, city })),
    }
  })
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { metrics, courses, posts, steps, events, summary, isOwn } = loaderData
  const { tagline = "", description = "" } = useSettings() ?? {}
  return (
    <>
      <Hero promise={tagline} lead={description} />
      <Tally metrics={metrics} />
      <CachedFragment name={`home state ${isOwn}`} of={summary ?? undefined}>
        {summary ? <YourState {...{ summary, isOwn }} /> : <AskState />}
      </CachedFragment>
      <CachedFragment name="home steps" of={steps}>
        <SixSteps steps={steps} />
      </CachedFragment>
      <CachedFragment name="home courses" of={courses}>
        <CourseShelf courses={courses} />
      </CachedFragment>
      <CachedFragment name="home events" of={events}>
        <GetInvolved
          events={
            events.length > 0 && (
              <Suspense>
                <NextEvents events={events} />
              </Suspense>
            )
          }
        />
      </CachedFragment>
      <CachedFragment name="home ways">
        <IfOpen to={href("/submit-reversal")}>
          <ReversalNote />
        </IfOpen>
        <IfOpen to={href("/donate")}>
          <DonateStrip />
        </IfOpen>
      </CachedFragment>
      <CachedFragment name="home posts" of={posts}>
        <LatestPosts posts={posts} />
        <IfOpen to={href("/newsletter")}>
          <NewsletterStrip />
        </IfOpen>
      </CachedFragment>
    </>
  )
}
