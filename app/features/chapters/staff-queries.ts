import { isUuid } from "#app/lib/format/uuid.ts"
import { pictureChoices } from "#app/lib/pictures/choices.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import type { ChapterStatus } from "./status.ts"

const COLUMNS = "id, slug, name, kind, institution, city, state, status, health_score, created_at"

/** The chapters that the caller may edit: all for outreach, their own for leads. */
export function managedChapterRows(db: SupabaseDb, view: string) {
  const rows = db.rpc("managed_chapters").select(COLUMNS)
  return view === "all" ? rows : rows.eq("status", view as ChapterStatus)
}

/** One chapter with its members, for the people who edit it. */
export async function chapterForStaff(db: SupabaseDb, id: string, query?: URLSearchParams) {
  if (!isUuid(id)) return null
  const [{ data: chapter }, { data: members }, isOutreach, progress] = await Promise.all([
    db
      .rpc("managed_chapters")
      .select(
        `${COLUMNS}, zip, latitude, longitude, led_by, about, meets, meeting_place, needs, people, kits_in_year, trainings, figures_on, accepts_messages, picture_id, next_statuses`,
      )
      .eq("id", id)
      .maybeSingle()
      .throwOnError(),
    db.rpc("chapter_roster", { chapter: id }).throwOnError(),
    mayCreateChapters(db),
    chapterProgress(db, id),
  ])
  if (!chapter) return null
  return {
    ...chapter,
    ...progress,
    members,
    isOutreach,
    pictures: await pictureChoices(db, chapter.picture_id, query),
  }
}

/** How a chapter is doing: the checklist of a new one, its score and its kits. */
async function chapterProgress(db: SupabaseDb, chapter: string) {
  const [{ data: checklist }, { data: health }, { data: kits }] = await Promise.all([
    db.rpc("chapter_checklist", { chapter }).throwOnError(),
    db.rpc("chapter_health", { chapter }).maybeSingle().throwOnError(),
    db.rpc("chapter_kits", { chapter }).maybeSingle().throwOnError(),
  ])
  return { checklist, health, kits }
}

export type StaffChapter = NonNullable<Awaited<ReturnType<typeof chapterForStaff>>>

/** Outreach creates, moves and closes chapters; leads edit the page of theirs. */
export async function mayCreateChapters(db: SupabaseDb) {
  return (await db.rpc("is_staff", { roles: ["outreach"] }).throwOnError()).data
}

export async function formingChapterCount(db: SupabaseDb) {
  const { data } = await db.rpc("managed_chapters").select("id").eq("status", "forming").throwOnError()
  return data.length
}
