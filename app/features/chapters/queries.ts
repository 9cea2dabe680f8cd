import { formatLongDate } from "#app/lib/format/dates.ts"
import { PICTURE_COLUMNS } from "#app/lib/pictures/picture.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"

export const CHAPTER_TABLES = ["chapters", "pictures"]

const COLUMNS =
  `id, slug, name, kind, institution, city, state, zip, latitude, longitude, founded_on, led_by, about, meets, meeting_place, needs, people, kits_in_year, trainings, figures_on, accepts_messages, updated_at, pictures(${PICTURE_COLUMNS})` as const

/** The chapters that visitors can find, A to Z. */
export async function activeChapters(db: SupabaseDb) {
  const { data } = await db
    .from("chapters")
    .select(COLUMNS)
    .eq("status", "active")
    .order("name")
    .order("id")
    .throwOnError()
  return data
}

export type Chapter = Awaited<ReturnType<typeof activeChapters>>[number]

/** The member's own membership, or null. */
export async function membershipIn(db: SupabaseDb, chapter: string, member: string) {
  const { data } = await db
    .from("chapter_members")
    .select("joined_at, removed_at, removal_reason")
    .eq("chapter_id", chapter)
    .eq("user_id", member)
    .maybeSingle()
    .throwOnError()
  return data
}

export type Membership = NonNullable<Awaited<ReturnType<typeof membershipIn>>>

/** A learner's chapters for guardians. */
export async function chapterFacts(db: SupabaseDb, learner: string) {
  const { data } = await db
    .from("chapter_members")
    .select("joined_at, chapters(name, state)")
    .eq("user_id", learner)
    .is("removed_at", null)
    .order("joined_at")
    .throwOnError()
  return data.flatMap(({ joined_at, chapters }) =>
    chapters
      ? [{ title: `${chapters.name}, ${chapters.state}`, note: `joined on ${formatLongDate(joined_at)}` }]
      : [],
  )
}

export async function joinChapter(db: SupabaseDb, chapter: string) {
  return (await db.rpc("join_chapter", { chapter }).throwOnError()).data
}

export async function leaveChapter(db: SupabaseDb, chapter: string) {
  return (await db.rpc("leave_chapter", { chapter }).throwOnError()).data
}

export async function sendChapterMessage(
  db: SupabaseDb,
  chapter: string,
  { name, email, body }: { name: string; email: string; body: string },
) {
  return (await db.rpc("send_chapter_message", { chapter, name, email, body }).throwOnError()).data
}
