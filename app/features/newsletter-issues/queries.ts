import type { DbEnum, SupabaseDb } from "#app/lib/supabase/types.ts"

export const NEW_ISSUE = "new"
// The module of isUuid would be one more file for the browser, which loads these queries with the list.
const ISSUE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const ARTICLE_CHOICES = 50

type Status = DbEnum<"newsletter_issue_status">

/** Issues for the staff list; the view is a status or all. */
export function issueRows(db: SupabaseDb, view: string) {
  const rows = db
    .from("newsletter_issues")
    .select("id, subject, topic, state, status, created_at, queued_count, refused_count")
  return view === "all" ? rows : rows.eq("status", view as Status)
}

/** An issue with the articles to choose from, or an empty form. Null for unknown and malformed ids alike. */
export async function issueForStaff(db: SupabaseDb, id: string) {
  if (id === NEW_ISSUE) return { issue: null, articles: await articleChoices(db), people: 0 }
  const issue = await issueById(db, id)
  if (!issue) return null
  const { topic, state } = issue
  const isDraft = issue.status === "draft"
  const [articles, size] = await Promise.all([
    isDraft ? articleChoices(db) : [],
    isDraft ? db.rpc("newsletter_segment_size", { topic, state: state ?? "" }).throwOnError() : null,
  ])
  return { issue, articles: withChosen(articles, issue), people: size?.data ?? 0 }
}

export type IssueDetail = NonNullable<Awaited<ReturnType<typeof issueForStaff>>>
export type StaffIssue = NonNullable<IssueDetail["issue"]>

/** An issue with its article, or null. */
export async function issueById(db: SupabaseDb, id: string) {
  if (!ISSUE_ID.test(id)) return null
  const { data } = await db
    .from("newsletter_issues")
    .select(
      "id, article_id, topic, state, subject, note, status, tested, tested_at, started_at, finished_at, queued_count, refused_count, articles (kind, slug, title, summary)",
    )
    .eq("id", id)
    .maybeSingle()
    .throwOnError()
  if (!data) return null
  const { tested, articles: article, ...issue } = data
  return { ...issue, article, isTested: isSameText(tested, { ...issue, ...article }) }
}

/** Whether the last test was of this text; the database decides again before it sends. */
function isSameText(tested: unknown, now: object) {
  if (!tested) return false
  return Object.entries(tested).every(([name, value]) =>
    Object.entries(now).some(([n, v]) => n === name && v === value),
  )
}

/** The newest articles of both kinds. */
async function articleChoices(db: SupabaseDb) {
  const { data } = await db
    .from("articles")
    .select("id, title")
    .eq("status", "published")
    .order("published_at", { ascending: false })
    .limit(ARTICLE_CHOICES)
    .throwOnError()
  return data.map(({ id, title }) => ({ value: id, label: title }))
}

function withChosen(choices: { value: string; label: string }[], { article_id, article }: Chosen) {
  if (!article || choices.some(({ value }) => value === article_id)) return choices
  return [{ value: article_id, label: article.title }, ...choices]
}

type Chosen = Pick<NonNullable<Awaited<ReturnType<typeof issueById>>>, "article_id" | "article">
