import type { RouterContextProvider } from "react-router"
import { cachedNews } from "#app/features/news/cached-news.server.ts"
import { FEED_TYPES } from "#app/features/news/feed-links.ts"
import { atomFeed, type Feed, jsonFeed, rssFeed } from "#app/features/news/feeds.server.ts"
import { cachedArticles, cachedCategories } from "#app/features/news/list-page.server.ts"
import { tagBySlug } from "#app/features/news/tags.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { cachedSettings } from "#app/lib/rendering/cached-settings.server.ts"
import { throwUnknownPath } from "#app/lib/rendering/throw-not-found.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import type { Route } from "./+types/articles-feed"

type Context = Readonly<RouterContextProvider>

const FEED_SIZE = 30
const WRITERS = { rss: rssFeed, atom: atomFeed, json: jsonFeed }

/** The newest articles of the blog, of one of its categories or tags, or of the press desk. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const [, list = "", format] = /^(\/.+)\/feed\.(rss|atom|json)$/.exec(url.pathname) ?? []
  const kind = list.startsWith("/news/press") ? "press" : "blog"
  const subject = await subjectOf(context, params)
  if (!format || !subject) throwUnknownPath({ url })
  const settings = await cachedSettings(context)
  const { articles } = await cachedArticles(context, { kind, ...subject.filter, limit: FEED_SIZE })
  const blog = subject.title ? `Out Loud: ${subject.title}` : "Out Loud"
  const feed: Feed = {
    title: `${kind === "blog" ? blog : "Press"} | ${settings.name}`,
    description: subject.description ?? settings.description,
    publisher: settings.name,
    siteUrl: context.get(appContext).siteUrl,
    list,
    path: url.pathname,
    articles,
  }
  const type = FEED_TYPES[format as keyof typeof FEED_TYPES]
  return new Response(WRITERS[format as keyof typeof WRITERS](feed), {
    headers: { ...cacheablePage(), "Content-Type": `${type}; charset=utf-8` },
  })
}

interface Subject {
  title?: string
  description?: string
  filter: { category?: string; tag?: string }
}

/** What the path limits the feed to; null for an unknown category or tag. */
async function subjectOf(
  context: Context,
  params: Record<string, string | undefined>,
): Promise<Subject | null> {
  const { category: slug, tag } = params
  if (slug) {
    const category = (await cachedCategories(context)).find(category => category.slug === slug)
    return category ? { ...category, filter: { category: category.id } } : null
  }
  if (!tag) return { filter: {} }
  const found = await cachedNews(context, `tag ${tag}`, db => tagBySlug(db, tag))
  return found && { ...found, filter: { tag } }
}
