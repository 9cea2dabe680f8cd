import { siteVariables, withSiteVariables } from "#app/lib/rendering/site-variables.ts"
import { type ListPages, pageAfter } from "#app/lib/seo/list-pages.ts"
import { filesOf, idsOfFile, SURPLUS_ROW } from "#app/lib/seo/sitemap.ts"
import { CONTENT_LOCALE } from "#app/lib/supabase/content-locale.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { titleLines } from "#content/schema/articles.ts"

export type ArticleKind = "blog" | "press"

/** The tables that pages with articles are built from. */
export const ARTICLE_TABLES = [
  ...["articles", "article_categories", "article_tags", "article_redirects"],
  ...["authors", "pictures", "site_settings"],
]

export const SUMMARY_COLUMNS =
  "id, kind, slug, title, title_lines, summary, color, art, question, place, minutes, published_at, updated_at, article_categories (slug, title), authors (name, role)" as const
const PAGE_SIZE = 16

interface ListOptions {
  kind: ArticleKind
  category?: string | undefined
  /** The slug of a tag. */
  tag?: string | undefined
  /** The slug of an article; the list starts with the next older one. */
  before?: string | null
  limit?: number
}

/** Published articles, the newest first, and the addresses of this page, the newer and the older one. */
export async function articleList(
  db: SupabaseDb,
  { kind, category, tag, before, limit = PAGE_SIZE }: ListOptions,
) {
  const last = before ? await positionOf(db, kind, before) : null
  let query = listed(db, { kind, category, tag })
    .order("published_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(limit + 1)
  if (last) query = query.lte("published_at", last.published_at).or(olderThan(last))
  const [{ data }, newer, variables] = await Promise.all([
    query.throwOnError(),
    last && newerPage(db, { kind, category, tag, limit }, last),
    siteVariables(db),
  ])
  const articles = withSiteVariables(data, variables).map(summaryOf)
  const pages: ListPages = {
    current: pageAfter(last && before),
    newer,
    older: articles.length > limit ? pageAfter(articles[limit - 1]!.slug) : null,
  }
  return { articles: articles.slice(0, limit), pages }
}

/** The address of the page that ends with an article. */
async function newerPage(db: SupabaseDb, options: ListOptions & { limit: number }, last: Position) {
  const { data } = await listed(db, options)
    .gte("published_at", last.published_at)
    .or(`published_at.gt."${last.published_at}",id.gte.${last.id}`)
    .order("published_at")
    .order("id")
    .range(options.limit, options.limit)
    .throwOnError()
  return pageAfter(data[0]?.slug)
}

function listed(db: SupabaseDb, { kind, category, tag }: ListOptions) {
  let query = published(db, kind)
  if (category) query = query.eq("category_id", category)
  if (tag) query = query.contains("tags", [tag])
  return query
}

/** The newest article that answers a reader's question. */
export async function askedArticle(db: SupabaseDb) {
  const { data } = await published(db, "blog")
    .not("question", "is", null)
    .order("published_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(1)
    .maybeSingle()
    .throwOnError()
  return data && withSiteVariables(summaryOf(data), await siteVariables(db))
}

/** The addresses of published articles, one file of the sitemap at a time. */
export async function articlePaths(db: SupabaseDb, file: string) {
  const { data: rows } = await articlesOfFile(db, file).throwOnError()
  return rows.map(({ kind, slug, updated_at }) => ({ path: `/news/${kind}/${slug}`, updated_at }))
}

/** The files of the sitemap that all articles need. */
export async function articleFiles(db: SupabaseDb) {
  const { data } = await articlesOfFile(db, "")
    .range(...SURPLUS_ROW)
    .throwOnError()
  return filesOf(data[0]?.id)
}

function articlesOfFile(db: SupabaseDb, file: string) {
  const [first, last] = idsOfFile(file)
  return db.from("articles").select("id, kind, slug, updated_at").gte("id", first).lte("id", last).order("id")
}

/** Whether an article was at this address until it expired. */
export async function isExpired(db: SupabaseDb, kind: ArticleKind, slug: string) {
  const { data } = await db.rpc("article_absence", { kind, slug }).throwOnError()
  return data === "expired"
}

/** The current slug of an article that was at this address before, or null. */
export async function redirectedSlug(db: SupabaseDb, kind: ArticleKind, slug: string) {
  const { data } = await db
    .from("article_redirects")
    .select("articles (kind, slug)")
    .eq("kind", kind)
    .eq("slug", slug)
    .maybeSingle()
    .throwOnError()
  return data?.articles ?? null
}

/** The next older and the next newer article of the same kind. */
export async function articleNeighbors(db: SupabaseDb, { id, kind, publishedAt }: ArticleSummary) {
  const place = { id, published_at: publishedAt }
  const older = published(db, kind)
    .lte("published_at", publishedAt)
    .or(olderThan(place))
    .order("published_at", { ascending: false })
    .order("id", { ascending: false })
  const newer = published(db, kind)
    .gte("published_at", publishedAt)
    .or(`published_at.gt."${publishedAt}",id.gt.${id}`)
    .order("published_at")
    .order("id")
  const [previous, next, variables] = await Promise.all([
    older.limit(1).maybeSingle().throwOnError(),
    newer.limit(1).maybeSingle().throwOnError(),
    siteVariables(db),
  ])
  return withSiteVariables(
    { previous: previous.data && summaryOf(previous.data), next: next.data && summaryOf(next.data) },
    variables,
  )
}

/** Up to three articles to read next, the closest first. */
export async function relatedArticles(db: SupabaseDb, { id, kind }: ArticleSummary) {
  const { data: ids } = await db.rpc("related_articles", { wanted: id }).throwOnError()
  const [{ data }, variables] = await Promise.all([
    published(db, kind).in("id", ids).throwOnError(),
    siteVariables(db),
  ])
  return withSiteVariables(data, variables)
    .map(summaryOf)
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/** The categories with the number of their published articles. */
export async function articleCategories(db: SupabaseDb) {
  const { data } = await db
    .from("article_categories")
    .select("id, slug, title, description, article_count, updated_at, newest_article")
    .eq("locale", CONTENT_LOCALE)
    .order("position")
    .throwOnError()
  return data.map(({ article_count, ...category }) => ({ ...category, count: article_count ?? 0 }))
}

export type ArticleCategory = Awaited<ReturnType<typeof articleCategories>>[number]

// A policy lets visitors read what is public at the moment, and nothing else.
function published(db: SupabaseDb, kind: ArticleKind) {
  return db.from("articles").select(SUMMARY_COLUMNS).eq("kind", kind).eq("locale", CONTENT_LOCALE)
}

type SummaryRow = Awaited<ReturnType<typeof published>>["data"] extends (infer Row)[] | null ? Row : never

export function summaryOf(row: SummaryRow) {
  return {
    id: row.id,
    kind: row.kind,
    slug: row.slug,
    path: `/news/${row.kind}/${row.slug}`,
    title: row.title,
    titleLines: titleLines.nullable().parse(row.title_lines),
    summary: row.summary,
    color: row.color,
    art: row.art,
    question: row.question,
    place: row.place,
    minutes: row.minutes,
    publishedAt: row.published_at!,
    updatedAt: row.updated_at,
    category: row.article_categories,
    author: row.authors,
  }
}

export type ArticleSummary = ReturnType<typeof summaryOf>

interface Position {
  id: string
  published_at: string
}

async function positionOf(db: SupabaseDb, kind: ArticleKind, slug: string): Promise<Position | null> {
  const { data } = await db
    .from("articles")
    .select("id, published_at")
    .eq("kind", kind)
    .eq("slug", slug)
    .maybeSingle()
    .throwOnError()
  return data && { id: data.id, published_at: data.published_at! }
}

// The comparison of the date alone comes before it, because only that one uses the index.
function olderThan({ id, published_at }: Position) {
  return `published_at.lt."${published_at}",id.lt.${id}`
}
