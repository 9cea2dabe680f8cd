import { activeChapters, CHAPTER_TABLES } from "#app/features/chapters/queries.ts"
import { isListed } from "#app/features/content/is-listed.ts"
import { PAGE_TABLES, pageByPath, pageSummaries } from "#app/features/content/queries.ts"
import { categoriesOf } from "#app/features/content/team.ts"
import { COURSE_TABLES, courseCatalog } from "#app/features/courses/queries.ts"
import { EVENT_TABLES, eventSlugs } from "#app/features/events/queries.ts"
import { cachedNews } from "#app/features/news/cached-news.server.ts"
import { cachedCategories } from "#app/features/news/list-page.server.ts"
import { articlePaths } from "#app/features/news/queries.ts"
import { tagPaths } from "#app/features/news/tags.ts"
import { ARCHIVE_TABLES, archivePaths } from "#app/features/newsletter/archive-queries.ts"
import { raffleSlugs } from "#app/features/raffles/queries.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { Route } from "./+types/sitemap"

export async function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(appContext)
  const pages = await cachedQuery(context, "pages", PAGE_TABLES, pageSummaries)
  const team = await cachedQuery(context, "pages /about/team", PAGE_TABLES, db =>
    pageByPath(db, "/about/team"),
  )
  const groups = categoriesOf(team?.sections ?? []).map(({ slug }) => ({ path: `/about/team/${slug}` }))
  const courses = await cachedQuery(context, "courses", COURSE_TABLES, courseCatalog)
  const learning = courses.flatMap(({ slug }) => [
    { path: `/courses/${slug}` },
    { path: `/courses/${slug}/card` },
  ])
  const chapters = await cachedQuery(context, "chapters", CHAPTER_TABLES, activeChapters)
  const places = chapters.map(({ slug, updated_at }) => ({ path: `/about/chapters/${slug}`, updated_at }))
  const raffles = await cachedQuery(context, "raffles slugs", ["raffles"], raffleSlugs)
  const events = await cachedQuery(context, "events slugs", EVENT_TABLES, eventSlugs)
  const articles = await cachedNews(context, "paths", articlePaths)
  const categories = await cachedCategories(context)
  const tags = await cachedNews(context, "tag paths", tagPaths)
  const newsletters = await cachedQuery(context, "newsletter_archive paths", ARCHIVE_TABLES, archivePaths)
  const subjects = categories.filter(({ count }) => count > 0)
  const urls = [
    { path: "/" },
    ...pages.filter(isListed),
    ...groups,
    ...learning,
    { path: "/about/chapters/apply" },
    ...places,
    ...raffles,
    ...events,
    ...subjects.map(({ slug }) => ({ path: `/news/blog/category/${slug}` })),
    ...tags,
    ...articles,
    { path: "/newsletter/archive" },
    ...newsletters,
  ].map(page => entry(siteUrl, page))
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`,
    { headers: { ...cacheablePage(), "Content-Type": "application/xml; charset=utf-8" } },
  )
}

// A constraint limits paths to lower-case letters, digits, dashes and slashes, so nothing needs escaping.
function entry(siteUrl: string, { path, updated_at }: { path: string; updated_at?: string }) {
  const changed = updated_at ? `<lastmod>${new Date(updated_at).toISOString()}</lastmod>` : ""
  return `<url><loc>${new URL(path, siteUrl).href}</loc>${changed}</url>\n`
}
