import { isUuid } from "#app/lib/format/uuid.ts"
import { pictureChoices } from "#app/lib/pictures/choices.ts"
import { PICTURE_COLUMNS } from "#app/lib/pictures/picture.ts"
import { CONTENT_LOCALE } from "#app/lib/supabase/content-locale.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"

export const TEAM_TABLES = ["team_members", "pictures"]

const STAFF_COLUMNS =
  "id, category, name, role, text, portrait, picture_id, position, joined_on, consented_on, leaves_on"

/** The people who agreed to be shown and have not left; the policy leaves out the others. */
export async function teamMembers(db: SupabaseDb) {
  const { data } = await db
    .from("team_members")
    .select(`id, category, name, role, text, portrait, joined_on, leaves_on, pictures (${PICTURE_COLUMNS})`)
    .eq("locale", CONTENT_LOCALE)
    .order("position")
    .order("id")
    .throwOnError()
  return data
}

export type TeamMember = Awaited<ReturnType<typeof teamMembers>>[number]

/** When something about the people of each group last changed, for the sitemap. */
export async function teamChanges(db: SupabaseDb) {
  const { data } = await db
    .from("team_members")
    .select("category, updated_at")
    .eq("locale", CONTENT_LOCALE)
    .order("updated_at")
    .throwOnError()
  return Object.fromEntries(data.map(({ category, updated_at }) => [category, updated_at]))
}

/** The next midnight in UTC at which someone leaves, for the cache. */
export function nextLeave(members: readonly TeamMember[]) {
  const days = members.flatMap(({ leaves_on }) => leaves_on ?? [])
  return days.length > 0 ? `${days.sort()[0]}T00:00:00Z` : null
}

export function memberRows(db: SupabaseDb, view: string) {
  const rows = db.from("team_members").select(STAFF_COLUMNS)
  return view === "hidden" ? rows.is("consented_on", null) : rows.not("consented_on", "is", null)
}

export async function memberForStaff(db: SupabaseDb, id: string, query?: URLSearchParams) {
  if (!isUuid(id)) return null
  const { data } = await db
    .from("team_members")
    .select(STAFF_COLUMNS)
    .eq("id", id)
    .maybeSingle()
    .throwOnError()
  return data && { ...data, pictures: await pictureChoices(db, data.picture_id, query) }
}

export type StaffMember = NonNullable<Awaited<ReturnType<typeof memberForStaff>>>
