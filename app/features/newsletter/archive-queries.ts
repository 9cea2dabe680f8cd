import { UUID } from "#app/lib/format/uuid.ts"
import { siteVariables, withSiteVariables } from "#app/lib/rendering/site-variables.ts"
import { type ListPages, pageAfter } from "#app/lib/seo/list-pages.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"

/** The tables that pages of the archive are built from. */
export const ARCHIVE_TABLES = ["newsletter_archive", "articles", "site_settings"]

const PAGE_SIZE = 20
const SITEMAP_LIMIT = 1000
const SUMMARY_COLUMNS = "id, subject, title, summary, state, sent_at" as const

/** Issues, the newest first, from the one after `before`; null if that is not the id of an issue. */
export async function archivePage(db: SupabaseDb, before: string | null) {
  const last = before === null ? null : await positionOf(db, before)
  if (before !== null && !last) return null
  let query = db
    .from("newsletter_archive")
    .select(SUMMARY_COLUMNS)
    .order("sent_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(PAGE_SIZE + 1)
  if (last) query = query.lte("sent_at", last.sent_at).or(`sent_at.lt."${last.sent_at}",id.lt.${last.id}`)
  const [{ data }, newer, variables] = await Promise.all([
    query.throwOnError(),
    last && newerPage(db, last),
    siteVariables(db),
  ])
  const issues = withSiteVariables(data, variables)
  const pages: ListPages = {
    current: pageAfter(before),
    newer,
    older: issues.length > PAGE_SIZE ? pageAfter(issues[PAGE_SIZE - 1]!.id) : null,
  }
  return { issues: issues.slice(0, PAGE_SIZE), pages }
}

/** The address of the page that ends with an issue. */
async function newerPage(db: SupabaseDb, { id, sent_at }: { id: string; sent_at: string }) {
  const { data } = await db
    .from("newsletter_archive")
    .select("id")
    .gte("sent_at", sent_at)
    .or(`sent_at.gt."${sent_at}",id.gte.${id}`)
    .order("sent_at")
    .order("id")
    .range(PAGE_SIZE, PAGE_SIZE)
    .throwOnError()
  return pageAfter(data[0]?.id)
}

export type ArchivePage = NonNullable<Awaited<ReturnType<typeof archivePage>>>

/** An issue with its article, which is null when it is no longer published. Null for unknown and malformed ids alike. */
export async function archivedIssue(db: SupabaseDb, id: string) {
  if (!UUID.test(id)) return null
  const { data } = await db
    .from("newsletter_archive")
    .select(`${SUMMARY_COLUMNS}, note, articles (kind, slug)`)
    .eq("id", id)
    .maybeSingle()
    .throwOnError()
  if (!data) return null
  const { articles: article, ...issue } = data
  return { ...withSiteVariables(issue, await siteVariables(db)), article }
}

export type ArchivedIssue = NonNullable<Awaited<ReturnType<typeof archivedIssue>>>

/** The addresses of the newest issues, for the sitemap. */
export async function archivePaths(db: SupabaseDb) {
  const { data } = await db
    .from("newsletter_archive")
    .select("id, sent_at")
    .order("sent_at", { ascending: false })
    .limit(SITEMAP_LIMIT)
    .throwOnError()
  return data.map(({ id, sent_at }) => ({ path: `/newsletter/archive/${id}`, updated_at: sent_at }))
}

async function positionOf(db: SupabaseDb, id: string) {
  if (!UUID.test(id)) return null
  const { data } = await db
    .from("newsletter_archive")
    .select("id, sent_at")
    .eq("id", id)
    .maybeSingle()
    .throwOnError()
  return data
}
