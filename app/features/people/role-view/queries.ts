import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { ROLES } from "../labels.ts"

const CHAPTERS = 500

/** The roles that can be viewed, a chapter lead once for each chapter, as options of a select field. */
export async function viewableRoles(db: SupabaseDb) {
  const { data: chapters } = await db
    .from("chapters")
    .select("id, name")
    .order("name")
    .limit(CHAPTERS)
    .throwOnError()
  return [
    ...Object.entries(ROLES)
      .filter(([role]) => role !== "admin" && role !== "chapter_lead")
      .map(([value, label]) => ({ value, label })),
    ...chapters.map(({ id, name }) => ({ value: `chapter_lead:${id}`, label: `Chapter lead of ${name}` })),
  ]
}

/** The role that the caller's session has for now, or null. */
export async function roleView(db: SupabaseDb) {
  const { data } = await db.rpc("role_view").maybeSingle().throwOnError()
  if (!data) return null
  const { role, chapter_name, ends_at } = data
  return { label: chapter_name ? `${ROLES[role]} of ${chapter_name}` : ROLES[role], endsAt: ends_at }
}

export type RoleView = NonNullable<Awaited<ReturnType<typeof roleView>>>
