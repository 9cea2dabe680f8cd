import type { RouterContextProvider } from "react-router"
import { cachedNews } from "./cached-news.server.ts"
import { type ArticleKind, articleCategories, articleList } from "./queries.ts"

type Context = Readonly<RouterContextProvider>

export function cachedCategories(context: Context) {
  return cachedNews(context, "categories", articleCategories)
}

interface Wanted {
  kind: ArticleKind
  /** The id of a category. */
  category?: string | undefined
  /** The slug of a tag. */
  tag?: string | undefined
  before?: string | null
  limit?: number
}

/** A page of articles, the newest first; `before` is the slug of the last one on the page before. */
export function cachedArticles(context: Context, wanted: Wanted) {
  return cachedNews(context, JSON.stringify(wanted), db => articleList(db, wanted))
}
