import { data, type RouterContextProvider, redirect } from "react-router"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { type Article, articleBySlug } from "./article-query.ts"
import { cachedNews } from "./cached-news.server.ts"
import { FIGURE_TABLES, type Figure, figuresOf, hasFigures } from "./figures.ts"
import { passagesOf } from "./notes.server.ts"
import {
  ARTICLE_TABLES,
  type ArticleKind,
  articleNeighbors,
  isExpired,
  redirectedSlug,
  relatedArticles,
} from "./queries.ts"
import { tagsOf } from "./tags.ts"

interface Wanted {
  context: Readonly<RouterContextProvider>
  kind: ArticleKind
  slug: string
  url: URL
}

/** An article with what surrounds it. A former address redirects, an expired one is a 410 and an unknown one a 404. */
export async function loadArticle({ context, kind, slug, url }: Wanted) {
  const found = await cachedNews(context, `${kind} ${slug}`, db => readPage(db, kind, slug))
  if (!found) throwNotFound({ url })
  if (found.movedTo !== undefined) throw redirect(`${found.movedTo}${url.search}`, 301)
  const { siteUrl } = context.get(appContext)
  const { article } = found
  if (!article) return data({ article, kind, page: { background: "mint" } }, { status: 410 })
  const text = hasFigures(article.blocks) ? await livingText(context, article) : found.text
  return data({
    ...found,
    text,
    url: new URL(article.path, siteUrl).href,
    page: { background: article.color },
  })
}

/** The text of an article with public numbers, cached until the article or a number changes. */
function livingText(context: Wanted["context"], article: Article) {
  const tables = [...ARTICLE_TABLES, ...FIGURE_TABLES]
  return cachedQuery(context, `article text ${article.path}`, tables, async db => ({
    ...textOf(article),
    figures: await figuresOf(db, article.blocks),
  }))
}

async function readPage(db: SupabaseDb, kind: ArticleKind, slug: string) {
  const article = await articleBySlug(db, kind, slug)
  if (!article) {
    const moved = await redirectedSlug(db, kind, slug)
    if (moved) return { movedTo: `/news/${moved.kind}/${moved.slug}` }
    return (await isExpired(db, kind, slug)) ? { article: null } : null
  }
  const [neighbors, related, tags] = await Promise.all([
    articleNeighbors(db, article),
    relatedArticles(db, article),
    kind === "blog" ? tagsOf(db, article.tags) : [],
  ])
  return { article, text: textOf(article), tags, ...neighbors, related }
}

/** What the body of an article is rendered from. */
export function textOf({ blocks, sources, blockPictures }: Article) {
  const figures: Record<string, Figure> = {}
  return { ...passagesOf(blocks, sources), pictures: blockPictures, figures }
}
