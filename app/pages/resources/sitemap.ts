import type { RouterContextProvider } from "react-router"
import { activeChapters, CHAPTER_TABLES } from "#app/features/chapters/queries.ts"
import { isListed } from "#app/features/content/is-listed.ts"
import { PAGE_TABLES, pageByPath, pageSummaries } from "#app/features/content/queries.ts"
import { categoriesOf } from "#app/features/content/team.ts"
import { COURSE_TABLES, coursePaths } from "#app/features/courses/queries.ts"
import { EVENT_TABLES, eventFiles, eventPaths } from "#app/features/events/queries.ts"
import { CAMPAIGN_TABLES, campaigns, nextEnd } from "#app/features/giving/campaigns/queries.ts"
import { shownSupporterPages } from "#app/features/giving/supporters/queries.ts"
import { cachedNews } from "#app/features/news/cached-news.server.ts"
import { cachedCategories } from "#app/features/news/list-page.server.ts"
import { articleFiles, articlePaths } from "#app/features/news/queries.ts"
import { tagPaths } from "#app/features/news/tags.ts"
import { ARCHIVE_TABLES, archivePaths } from "#app/features/newsletter/archive-queries.ts"
import { raffleSlugs } from "#app/features/raffles/queries.ts"
import { TEAM_TABLES, teamChanges } from "#app/features/team/queries.ts"
import { gamePages } from "#app/features/world/places.ts"
import { anonClient } from "#app/lib/auth/session/request-session.server.ts"
import { isClosed } from "#app/lib/modules/is-closed.ts"
import { hiddenPaths } from "#app/lib/modules/modules.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { cachedSettings } from "#app/lib/rendering/cached-settings.server.ts"
import { throwUnknownPath } from "#app/lib/rendering/throw-not-found.ts"
import { latestOf, type SitemapPage, sitemapIndex, urlSet } from "#app/lib/seo/sitemap.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { Route } from "./+types/sitemap"

type Context = Readonly<RouterContextProvider>

/** One sitemap, or a list of several as soon as there are more articles or events than fit one file. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { siteUrl } = context.get(appContext)
  const { part } = params as { part?: string }
  const xml =
    part === undefined ? await wholeSitemap(context, siteUrl) : await oneFile(context, siteUrl, part)
  if (xml === null) throwUnknownPath({ url })
  return new Response(xml, {
    headers: { ...cacheablePage(), "Content-Type": "application/xml; charset=utf-8" },
  })
}

async function wholeSitemap(context: Context, siteUrl: string) {
  const articles = await cachedNews(context, "files", articleFiles)
  const events = (await hasEvents(context))
    ? await cachedQuery(context, "events files", EVENT_TABLES, eventFiles)
    : []
  if (articles.length === 1 && events.length <= 1) {
    const parts = await Promise.all([
      otherPages(context),
      pagesOf(context, "events", ""),
      pagesOf(context, "articles", ""),
    ])
    return urlSet(siteUrl, parts.flat())
  }
  return sitemapIndex(siteUrl, [
    "/sitemap/pages.xml",
    ...articles.map(digits => `/sitemap/articles${digits && `-${digits}`}.xml`),
    ...events.map(digits => `/sitemap/events${digits && `-${digits}`}.xml`),
  ])
}

/** A file of the list, or null if there is none of this name. */
async function oneFile(context: Context, siteUrl: string, part: string) {
  if (part === "pages") return urlSet(siteUrl, await otherPages(context))
  const [, name, digits = ""] = /^(articles|events)(?:-([\da-f]{1,3}))?$/.exec(part) ?? []
  if (!name) return null
  const pages = await pagesOf(context, name as "articles" | "events", digits)
  return pages.length > 0 ? urlSet(siteUrl, pages) : null
}

async function hasEvents(context: Context) {
  return !isClosed("/events", (await cachedSettings(context)).closed)
}

async function pagesOf(context: Context, name: "articles" | "events", file: string): Promise<SitemapPage[]> {
  if (name === "articles") return cachedNews(context, `paths ${file}`, db => articlePaths(db, file))
  if (!(await hasEvents(context))) return []
  return cachedQuery(context, `events paths ${file}`, EVENT_TABLES, db => eventPaths(db, file))
}

/** Everything but articles and events. */
async function otherPages(context: Context): Promise<SitemapPage[]> {
  const pages = await cachedQuery(context, "pages", PAGE_TABLES, pageSummaries)
  const team = await cachedQuery(context, "pages /about/team", PAGE_TABLES, db =>
    pageByPath(db, "/about/team"),
  )
  const people = await cachedQuery(context, "team changes", TEAM_TABLES, teamChanges)
  const groups = categoriesOf(team?.sections ?? []).map(({ slug }) => ({
    path: `/about/team/${slug}`,
    updated_at: latestOf([people[slug], pages.find(({ path }) => path === "/about/team")?.updated_at]),
  }))
  const learning = await cachedQuery(context, "courses paths", COURSE_TABLES, coursePaths)
  const chapters = await cachedQuery(context, "chapters", CHAPTER_TABLES, activeChapters)
  const places = chapters.map(({ slug, updated_at }) => ({ path: `/about/chapters/${slug}`, updated_at }))
  const raffles = await cachedQuery(context, "raffles slugs", ["raffles"], raffleSlugs)
  const appeals = await cachedQuery(context, "campaigns", CAMPAIGN_TABLES, campaigns, nextEnd)
  const supporters = await shownSupporterPages(anonClient(context.get(appContext)))
  const categories = await cachedCategories(context)
  const tags = await cachedNews(context, "tag paths", tagPaths)
  const newsletters = await cachedQuery(context, "newsletter_archive paths", ARCHIVE_TABLES, archivePaths)
  const games = gamePages().map(({ place, path }) => ({
    path,
    updated_at: pages.find(page => page.path === place)?.updated_at,
  }))
  const subjects = categories.filter(({ count }) => count > 0)
  const every = [
    { path: "/" },
    ...pages,
    ...groups,
    ...learning,
    { path: "/about/chapters/apply" },
    ...places,
    ...raffles,
    { path: "/donate/wall" },
    ...games,
    { path: "/narcatsworld/daily" },
    { path: "/narcatsworld/wardrobe" },
    ...appeals.map(({ slug, updated_at }) => ({ path: `/donate/${slug}`, updated_at })),
    ...supporters.map(({ slug, changed_at }) => ({ path: `/donate/with-${slug}`, updated_at: changed_at })),
    ...subjects.map(({ slug, updated_at, newest_article }) => ({
      path: `/news/blog/category/${slug}`,
      updated_at: latestOf([updated_at, newest_article]),
    })),
    ...tags,
    { path: "/newsletter/archive" },
    ...newsletters,
  ]
  const hidden = hiddenPaths((await cachedSettings(context)).modulesOff)
  return every.filter(page => isListed(page, hidden))
}
