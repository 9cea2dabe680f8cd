import { type RouterContextProvider, redirect } from "react-router"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { type Article, articleBySlug } from "./article-query.ts"
import { passagesOf } from "./notes.server.ts"
import {
  ARTICLE_TABLES,
  type ArticleKind,
  articleNeighbors,
  redirectedSlug,
  relatedArticles,
} from "./queries.ts"

interface Wanted {
  context: Readonly<RouterContextProvider>
  kind: ArticleKind
  slug: string
  url: URL
}

/** An article with what surrounds it. A former address redirects; an unknown one is a 404. */
export async function loadArticle({ context, kind, slug, url }: Wanted) {
  const tables = [...ARTICLE_TABLES, "article_redirects"]
  const found = await cachedQuery(context, `articles ${kind} ${slug}`, tables, db => readPage(db, kind, slug))
  if (!found) throwNotFound({ url })
  if (found.movedTo !== undefined) throw redirect(found.movedTo, 301)
  const { siteUrl } = context.get(appContext)
  const { article } = found
  return { ...found, url: new URL(article.path, siteUrl).href, page: { background: article.color } }
}

async function readPage(db: SupabaseDb, kind: ArticleKind, slug: string) {
  const article = await articleBySlug(db, kind, slug)
  if (!article) {
    const moved = await redirectedSlug(db, kind, slug)
    return moved && { movedTo: `/news/${moved.kind}/${moved.slug}` }
  }
  const [neighbors, related] = await Promise.all([
    articleNeighbors(db, article),
    relatedArticles(db, article),
  ])
  return { article, text: textOf(article), ...neighbors, related }
}

/** What the body of an article is rendered from. */
export function textOf({ blocks, sources, blockPictures }: Article) {
  return { ...passagesOf(blocks, sources), pictures: blockPictures }
}
