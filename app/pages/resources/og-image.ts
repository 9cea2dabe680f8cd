import { data, type RouterContextProvider, redirect } from "react-router"
import { activeChapters, CHAPTER_TABLES } from "#app/features/chapters/queries.ts"
import { PAGE_TABLES, pageSummaries } from "#app/features/content/queries.ts"
import { COURSE_TABLES, courseCatalog } from "#app/features/courses/queries.ts"
import { EVENT_TABLES, eventBySlug } from "#app/features/events/queries.ts"
import { articleTitle } from "#app/features/news/article-query.ts"
import { cachedNews } from "#app/features/news/cached-news.server.ts"
import { tagBySlug } from "#app/features/news/tags.ts"
import { RAFFLE_TABLES, raffleBySlug } from "#app/features/raffles/queries.ts"
import { renderOgImage } from "#app/lib/og-image/render.server.ts"
import { cachedSettings } from "#app/lib/rendering/cached-settings.server.ts"
import { siteLogo } from "#app/lib/rendering/site-logo.server.ts"
import { throwUnknownPath } from "#app/lib/rendering/throw-not-found.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import { STATE_BRANDINGS } from "#app/lib/theming/state-branding.ts"
import type { Route } from "./+types/og-image"

const FILE = /^(site|page|course|chapter|event|raffle|tag|blog|press)\/([a-z0-9-]+(?:\/[a-z0-9-]+)*)\.png$/

type Context = Readonly<RouterContextProvider>

/** Open Graph images. The URL names a known page, so that visitors cannot put their own text on an image. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const [, kind, id = ""] = FILE.exec(params["*"]) ?? []
  const subject = kind ? await SUBJECTS[kind as keyof typeof SUBJECTS](id, context) : null
  if (!subject) throwUnknownPath({ url })
  // One URL per image: query strings would only fill the cache.
  if (url.search) return redirect(url.pathname, 301)

  const settings = await cachedSettings(context)
  const png = await renderOgImage({
    name: settings.name,
    title: subject.title ?? settings.tagline,
    line: subject.title ? settings.tagline : undefined,
    state: subject.state,
    colors: settings.colors,
    logo: await siteLogo(context),
  })
  if (!png)
    throw data("Too many images are being generated", { status: 503, headers: { "Retry-After": "5" } })
  return new Response(png as Uint8Array<ArrayBuffer>, {
    headers: {
      "Content-Type": "image/png",
      "Cache-Control": "public, max-age=86400",
      // Other sites embed it.
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  })
}

interface Subject {
  title?: string
  state?: string
}

const SUBJECTS = {
  site: siteSubject,
  page: pageSubject,
  course: courseSubject,
  chapter: chapterSubject,
  event: eventSubject,
  raffle: raffleSubject,
  tag: tagSubject,
  blog: (slug: string, context: Context) => articleSubject("blog", slug, context),
  press: (slug: string, context: Context) => articleSubject("press", slug, context),
}

function siteSubject(id: string): Subject | null {
  if (id === "default") return {}
  const state = STATE_BRANDINGS.find(({ branding }) => branding.ogImage === `/og/site/${id}.png`)
  return state ? { state: state.name } : null
}

async function courseSubject(id: string, context: Context): Promise<Subject | null> {
  const courses = await cachedQuery(context, "courses", COURSE_TABLES, courseCatalog)
  const course = courses.find(({ slug }) => slug === id)
  return course ? { title: course.title } : null
}

async function chapterSubject(id: string, context: Context): Promise<Subject | null> {
  const chapters = await cachedQuery(context, "chapters", CHAPTER_TABLES, activeChapters)
  const chapter = chapters.find(({ slug }) => slug === id)
  return chapter ? { title: `${chapter.name} chapter` } : null
}

async function eventSubject(id: string, context: Context): Promise<Subject | null> {
  const event = await cachedQuery(context, `events ${id}`, EVENT_TABLES, db => eventBySlug(db, id))
  return event ? { title: event.title } : null
}

async function raffleSubject(id: string, context: Context): Promise<Subject | null> {
  const raffle = await cachedQuery(context, `raffles file ${id}`, RAFFLE_TABLES, db => raffleBySlug(db, id))
  return raffle ? { title: `Free raffle: ${raffle.title}` } : null
}

async function tagSubject(slug: string, context: Context): Promise<Subject | null> {
  const tag = await cachedNews(context, `tag ${slug}`, db => tagBySlug(db, slug))
  return tag && { title: tag.title }
}

async function articleSubject(
  kind: "blog" | "press",
  slug: string,
  context: Context,
): Promise<Subject | null> {
  const title = await cachedNews(context, `${kind} ${slug} title`, db => articleTitle(db, kind, slug))
  return title ? { title } : null
}

async function pageSubject(id: string, context: Context): Promise<Subject | null> {
  const pages = await cachedQuery(context, "pages", PAGE_TABLES, pageSummaries)
  const page = pages.find(({ path }) => path === `/${id}`)
  return page ? { title: page.title } : null
}
