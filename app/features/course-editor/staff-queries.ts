import type { ListState } from "#app/lib/staff/define-staff-list.ts"
import { reviewDueSince } from "#app/lib/staff/review-due.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"

// The module of isUuid would be one more file for the browser, which loads these queries with the list.
export const COURSE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const COLUMNS = "id, slug, title, status, version, reviewed_on"
const DRAFT = "status, publish_at, publish_problem"

/** All courses for the staff list; a view has those with a draft, or with one that waits for review. */
export function courseRows(db: SupabaseDb, { view, search }: ListState) {
  const drafts = view === "all" ? "course_drafts" : "course_drafts!inner"
  let rows = db
    .from("courses")
    .select(`${COLUMNS}, ${drafts} (${DRAFT})` as `${typeof COLUMNS}, course_drafts (${typeof DRAFT})`)
  if (view === "review") rows = rows.eq("course_drafts.status", "review")
  return search ? rows.ilike("title", `%${search.replace(/[\\%_]/g, "\\$&")}%`) : rows
}

/** Published courses whose medical review is almost a year old. */
export function dueCourses(db: SupabaseDb, state: ListState, now: string) {
  return courseRows(db, { ...state, view: "all" })
    .eq("status", "published")
    .lt("reviewed_on", reviewDueSince(now))
}

/** Drafts that wait for their medical review. */
export async function reviewCount(db: SupabaseDb) {
  const { count } = await db
    .from("course_drafts")
    .select("course_id", { count: "exact", head: true })
    .eq("status", "review")
    .throwOnError()
  return count ?? 0
}

/** What the staff page of a course shows. Null for unknown and malformed ids alike. */
export async function courseForStaff(db: SupabaseDb, id: string) {
  if (!COURSE_ID.test(id)) return null
  const [{ data: course }, { data: parts }, { data: health }] = await Promise.all([
    db
      .from("courses")
      .select(
        `${COLUMNS}, summary, bank, reviewer, course_drafts (${DRAFT}, reviewer, reviewed_on), lessons (id, title, minutes)`,
      )
      .eq("id", id)
      .order("position", { referencedTable: "lessons" })
      .maybeSingle()
      .throwOnError(),
    db
      .from("course_parts")
      .select(
        "id, kind, revision, is_removed, title:content->>title, stem:content->>stem, topic:content->>topic, is_active:content->is_active, is_critical:content->is_critical, was_slug:published->>slug, was_topic:published->>topic",
      )
      .eq("course_id", id)
      .order("position")
      .order("id")
      .throwOnError(),
    db.rpc("question_health", { course: id }).throwOnError(),
  ])
  if (!course) return null
  const missed = Object.fromEntries(health.map(({ question, missed_percent }) => [question, missed_percent]))
  return {
    ...course,
    draft: course.course_drafts,
    lessonParts: parts.filter(({ kind }) => kind === "lesson").map(partOf),
    questions: parts
      .filter(({ kind }) => kind === "question")
      .map(part => ({ ...partOf(part), missedPercent: missed[part.id] ?? null })),
  }
}

interface PartRow {
  id: string
  revision: number
  is_removed: boolean
  title: string | null
  stem: string | null
  topic: string | null
  is_active: unknown
  is_critical: unknown
  was_slug: string | null
  was_topic: string | null
}

function partOf(part: PartRow) {
  const { id, revision, is_removed: isRemoved, title, stem, topic } = part
  const isNew = part.was_slug === null && part.was_topic === null
  return {
    ...{ id, isRemoved, title: title ?? stem ?? "", topic: topic ?? "" },
    ...{ isRetired: part.is_active === false, isCritical: part.is_critical === true },
    change: isNew ? "New" : revision > 1 ? "Changed" : null,
  }
}

export type StaffCourse = NonNullable<Awaited<ReturnType<typeof courseForStaff>>>
