import type { RouterContextProvider } from "react-router"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import { ARTICLE_TABLES, type ArticleKind, articleCategories, articleList } from "./queries.ts"

type Context = Readonly<RouterContextProvider>

export function cachedCategories(context: Context) {
  return cachedQuery(context, "article_categories", ARTICLE_TABLES, articleCategories)
}

interface Wanted {
  kind: ArticleKind
  /** The id of a category. */
  category?: string
  before?: string | null
  limit?: number
}

/** A page of articles, the newest first; `before` is the slug of the last one on the page before. */
export function cachedArticles(context: Context, wanted: Wanted) {
  return cachedQuery(context, `articles ${JSON.stringify(wanted)}`, ARTICLE_TABLES, db =>
    articleList(db, wanted),
  )
}
