import { lazy, Suspense } from "react"
import type { RouterContextProvider } from "react-router"
import { actOnChapter } from "#app/features/chapters/chapter-actions.server.ts"
import { ChapterPage } from "#app/features/chapters/chapter-page.tsx"
import { activeChapters, CHAPTER_TABLES, membershipIn } from "#app/features/chapters/queries.ts"
import { chapterThing } from "#app/features/chapters/structured-data.ts"
import { datesByChapter } from "#app/features/events/chapter-dates.server.ts"
import { getClaims, supabase } from "#app/lib/auth/session/request-session.server.ts"
import { takeFlash } from "#app/lib/forms/flash.server.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
import { configOf } from "#app/lib/seo/site-config.ts"
import { breadcrumbs } from "#app/lib/seo/structured-data.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { PageHandle } from "#app/ui/shell/background.ts"
import type { Route } from "./+types/chapter"

export const handle = { background: "sky" } satisfies PageHandle

// Below the fold, so the browser loads it on demand.
const ChapterDates = import.meta.env.SSR
  ? (await import("#app/features/events/chapter-dates.tsx")).ChapterDates
  : lazy(async () => ({ default: (await import("#app/features/events/chapter-dates.tsx")).ChapterDates }))

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const chapters = await allChapters(context)
  const chapter = chapters.find(({ slug }) => slug === params.chapter) ?? throwNotFound({ url })
  const member = getClaims(context)?.sub
  return {
    chapter,
    membership: member ? await membershipIn(supabase(context), chapter.id, member) : null,
    neighbors: chapters
      .filter(({ state, slug }) => state === chapter.state && slug !== chapter.slug)
      .map(({ slug, name }) => ({ slug, name })),
    dates: (await datesByChapter(context))[chapter.slug] ?? [],
    flash: takeFlash(context),
  }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const chapters = await allChapters(context)
  const chapter = chapters.find(({ slug }) => slug === params.chapter) ?? throwNotFound({ url })
  return actOnChapter(context, chapter, await readForm(request))
}

function allChapters(context: Readonly<RouterContextProvider>) {
  return cachedQuery(context, "chapters", CHAPTER_TABLES, activeChapters)
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const root = rootData(matches)
  if (!loaderData || !root) return pageMeta({ path: location.pathname }, root)
  const { slug, name, city, state, about } = loaderData.chapter
  const config = configOf(root)
  const path = `/about/chapters/${slug}`
  const title = `${name} chapter`
  const description =
    about?.slice(0, 160) ??
    `The ${config.name} chapter in ${city}, ${state}: when and where it meets, and how to join.`
  const trail = [
    { name: "Chapters", path: "/about/chapters" },
    { name: title, path },
  ]
  const things = [
    chapterThing({ name: title, description, path, city, state }, config),
    breadcrumbs(trail, config),
  ]
  return pageMeta({ path, title, description, image: `/og/chapter/${slug}.png`, things }, root)
}

export default function ChapterDetailPage({ loaderData }: Route.ComponentProps) {
  const { dates, ...rest } = loaderData
  const events = dates.length > 0 && (
    <Suspense>
      <ChapterDates
        dates={dates}
        posters={3}
        className="grid gap-x-[clamp(20px,2.6vw,40px)] gap-y-8 phone:grid-cols-2 column:grid-cols-4"
      />
    </Suspense>
  )
  return <ChapterPage {...rest} events={events || null} />
}
