import type { ListState } from "#app/lib/staff/define-staff-list.ts"
import { reviewDueSince } from "#app/lib/staff/review-due.ts"
import type { DbEnum, SupabaseDb } from "#app/lib/supabase/types.ts"

// The module of isUuid would be one more file for the browser, which loads these queries with the list.
export const ARTICLE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const COLUMNS =
  "id, kind, slug, title, status, published_at, updated_at, article_categories (title), authors (name)"

/** All articles for the staff list; the view is a state. */
export function articleRows(db: SupabaseDb, { view, search, filters, after }: ListState, limit: number) {
  const status = view === "all" ? undefined : (view as DbEnum<"article_status">)
  if (search) {
    const { category, author } = filters
    const kind = filters.kind as DbEnum<"article_kind"> | undefined
    const found = { words: search, status, kind, category, author, up_to: limit }
    return db
      .rpc("search_articles", { ...found, after_changed: after?.at, after_id: after?.id })
      .select(COLUMNS)
  }
  const rows = filteredArticles(db, filters)
  return status ? rows.eq("status", status) : rows
}

/** Published articles whose medical review is almost a year old. */
export function dueArticles(db: SupabaseDb, { search, filters }: ListState, now: string) {
  const rows = filteredArticles(db, filters)
    .eq("status", "published")
    .eq("has_health_content", true)
    .lt("reviewed_on", reviewDueSince(now))
  return search ? rows.ilike("title", `%${search.replace(/[\\%_]/g, "\\$&")}%`) : rows
}

function filteredArticles(db: SupabaseDb, { kind, category, author }: ListState["filters"]) {
  let rows = db.from("articles").select(COLUMNS)
  if (kind) rows = rows.eq("kind", kind as DbEnum<"article_kind">)
  if (category) rows = rows.eq("category_id", category)
  return author ? rows.eq("author_id", author) : rows
}

/** What the staff page of an article shows beside its text. Null for unknown and malformed ids alike. */
export async function articleForStaff(db: SupabaseDb, id: string, query?: URLSearchParams) {
  if (!ARTICLE_ID.test(id)) return null
  const [{ data: article }, { count }, { data: versions }] = await Promise.all([
    db
      .from("articles")
      .select(
        "id, kind, slug, title, summary, status, published_at, expires_at, updated_at, picture_id, has_health_content, reviewer, reviewed_on",
      )
      .eq("id", id)
      .maybeSingle()
      .throwOnError(),
    db
      .from("article_drafts")
      .select("article_id", { count: "exact", head: true })
      .eq("article_id", id)
      .throwOnError(),
    db
      .from("article_versions")
      .select("version")
      .eq("article_id", id)
      .order("version", { ascending: false })
      .limit(1)
      .throwOnError(),
  ])
  if (!article) return null
  // Most visits of the list open no article, so the browser does not load this module with it.
  const { pictureChoices } = await import("#app/lib/pictures/choices.ts")
  return {
    ...article,
    version: versions[0]?.version ?? 1,
    hasDraft: (count ?? 0) > 0,
    pictures: await pictureChoices(db, article.picture_id, query),
  }
}

export type StaffArticle = NonNullable<Awaited<ReturnType<typeof articleForStaff>>>

export async function categoryOptions(db: SupabaseDb) {
  const { data } = await db.from("article_categories").select("id, title").order("position").throwOnError()
  return data.map(({ id, title }) => ({ value: id, label: title }))
}

export async function authorOptions(db: SupabaseDb) {
  const { data } = await db.from("authors").select("id, name").order("name").throwOnError()
  const options = data.map(({ id, name }) => ({ value: id, label: name }))
  // The browser loads this module with the list, but only the server calls this.
  const { siteVariables, withSiteVariables } = await import("#app/lib/rendering/site-variables.ts")
  return withSiteVariables(options, await siteVariables(db))
}

/** Articles that wait for an editor's look. */
export async function reviewCount(db: SupabaseDb) {
  const { count } = await db
    .from("articles")
    .select("id", { count: "exact", head: true })
    .eq("status", "review")
    .throwOnError()
  return count ?? 0
}
