import { lazy, Suspense } from "react"
import { ChapterBrowser } from "#app/features/chapters/chapter-browser.tsx"
import { readSearch } from "#app/features/chapters/find.ts"
import { activeChapters, CHAPTER_TABLES } from "#app/features/chapters/queries.ts"
import { searchAction } from "#app/features/chapters/search-action.server.ts"
import { StartSection } from "#app/features/chapters/start-section.tsx"
import { chapterView } from "#app/features/chapters/view.server.ts"
import { contentLoader } from "#app/features/content/loader.server.ts"
import { PreviewNote } from "#app/features/content/preview-note.tsx"
import { datesByChapter } from "#app/features/events/chapter-dates.server.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { pageMeta, pageOgImage, rootData } from "#app/lib/seo/page-meta.ts"
import { visitorState } from "#app/lib/state/visitor-state.server.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { Route } from "./+types/chapters"

export const headers = cacheablePage

// Below the fold, so the browser loads it on demand.
const ChapterDates = import.meta.env.SSR
  ? (await import("#app/features/events/chapter-dates.tsx")).ChapterDates
  : lazy(async () => ({ default: (await import("#app/features/events/chapter-dates.tsx")).ChapterDates }))

const loadPage = contentLoader("/about/chapters")

export async function loader({ context, url }: Route.LoaderArgs) {
  const [{ page }, chapters, dates, { state: home }] = await Promise.all([
    loadPage({ context, url }),
    allChapters(context),
    datesByChapter(context),
    visitorState(context),
  ])
  const search = readSearch(url.searchParams)
  const { title, description, background, editorPath } = page
  const nextDays = Object.fromEntries(
    Object.entries(dates).map(([slug, next]) => [slug, dayLabel(next![0]!.date)]),
  )
  const view = chapterView(chapters, search, { home, nextDays })
  return {
    page: { title, description, background, editorPath },
    search,
    view,
    dates: dates[view.drawer?.chapter?.slug ?? ""] ?? [],
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  return searchAction(await allChapters(context), await readForm(request))
}

function allChapters(context: Route.LoaderArgs["context"]) {
  return cachedQuery(context, "chapters", CHAPTER_TABLES, activeChapters)
}

function dayLabel({ weekday, month, day }: { weekday: string; month: string; day: string }) {
  return `${weekday}, ${month} ${day}`
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { title, description } = loaderData?.page ?? {}
  const path = "/about/chapters"
  return pageMeta({ path, title, description, image: pageOgImage(path) }, rootData(matches))
}

export default function ChaptersPage({ loaderData: { page, search, view, dates } }: Route.ComponentProps) {
  const events = dates.length > 0 && (
    <Suspense>
      <ChapterDates dates={dates} posters={1} className="grid gap-4" />
    </Suspense>
  )
  return (
    <>
      <PreviewNote of={page} />
      <ChapterBrowser view={view} search={search} events={events} />
      <StartSection />
    </>
  )
}
