import type { ListState } from "#app/lib/staff/define-staff-list.ts"
import { CONTENT_LOCALE } from "#app/lib/supabase/content-locale.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import type { Section } from "#content/schema/sections.ts"
import { sectionTitle } from "./section-title.ts"

// The module of isUuid would be one more file for the browser, which loads these queries with the list.
export const PAGE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const COLUMNS = "id, path, title, has_health_content, updated_at"
const DRAFT = "status, publish_at, publish_problem"

/** The pages that staff can change; a view has those with a draft, or with one that waits for review. */
export function pageRows(db: SupabaseDb, { view, search, filters }: ListState) {
  const drafts = view === "all" ? "page_drafts" : "page_drafts!inner"
  let rows = db
    .from("pages")
    .select(`${COLUMNS}, ${drafts} (${DRAFT})` as `${typeof COLUMNS}, page_drafts (${typeof DRAFT})`)
    .eq("locale", CONTENT_LOCALE)
    .eq("is_editable", true)
  if (view === "review") rows = rows.eq("page_drafts.status", "review")
  if (filters.health) rows = rows.eq("has_health_content", filters.health === "yes")
  return search ? rows.ilike("title", `%${search.replace(/[\\%_]/g, "\\$&")}%`) : rows
}

/** Private reports never look at a session, so the draft of their page has an address of its own. */
export function previewPath(path: string) {
  return path === "/submit-reversal" ? "/staff/reversals/page?draft" : `${path}?draft`
}

/** Drafts that wait for their medical review. */
export async function reviewCount(db: SupabaseDb) {
  const { count } = await db
    .from("page_drafts")
    .select("page_id", { count: "exact", head: true })
    .eq("status", "review")
    .throwOnError()
  return count ?? 0
}

/** What the staff page of a content page shows. Null for unknown and malformed ids alike. */
export async function pageForStaff(db: SupabaseDb, id: string) {
  if (!PAGE_ID.test(id)) return null
  const { data } = await db
    .from("pages")
    .select(`${COLUMNS}, lead, sections, page_drafts (${DRAFT}, reviewer, reviewed_on, saved_at)`)
    .eq("id", id)
    .eq("is_editable", true)
    .maybeSingle()
    .throwOnError()
  if (!data) return null
  const { sections, page_drafts: draft, ...page } = data
  return { ...page, draft, sections: (sections as unknown as Section[]).map(sectionTitle) }
}

export type StaffPage = NonNullable<Awaited<ReturnType<typeof pageForStaff>>>
