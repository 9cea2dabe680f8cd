import { FEED_TYPES } from "#app/features/news/feed-links.ts"
import { atomFeed, type Feed, jsonFeed, rssFeed } from "#app/features/news/feeds.server.ts"
import { cachedArticles, cachedCategories } from "#app/features/news/list-page.server.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { siteSettings } from "#app/lib/rendering/settings.ts"
import { throwUnknownPath } from "#app/lib/rendering/throw-not-found.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { Route } from "./+types/articles-feed"

const FEED_SIZE = 30
const WRITERS = { rss: rssFeed, atom: atomFeed, json: jsonFeed }

/** The newest articles of the blog, of one of its categories, or of the press desk. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const [, list = "", format] = /^(\/.+)\/feed\.(rss|atom|json)$/.exec(url.pathname) ?? []
  const kind = list.startsWith("/news/press") ? "press" : "blog"
  const { category: slug } = params as { category?: string }
  const categories = slug ? await cachedCategories(context) : []
  const category = categories.find(category => category.slug === slug)
  if (!format || (slug && !category)) throwUnknownPath({ url })
  const settings = await cachedQuery(context, "site_settings", ["site_settings"], siteSettings)
  const { articles } = await cachedArticles(context, { kind, category: category?.id, limit: FEED_SIZE })
  const subject = category ? `Out Loud: ${category.title}` : kind === "blog" ? "Out Loud" : "Press"
  const feed: Feed = {
    title: `${subject} | ${settings.name}`,
    description: category?.description ?? settings.description,
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
