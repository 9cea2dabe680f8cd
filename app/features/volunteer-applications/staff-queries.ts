import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import type { Stage } from "./stages.ts"

const COLUMNS =
  "id, name, phone, city, state, interests, availability, about, stage, note, submitted_at, changed_at, next_volunteer_stages"

/** Applications at one stage. */
export function applicationRows(db: SupabaseDb, stage: string) {
  return db
    .from("volunteer_applications")
    .select(COLUMNS)
    .eq("stage", stage as Stage)
}

export async function applicationForStaff(db: SupabaseDb, id: string) {
  const { data } = await db
    .from("volunteer_applications")
    .select(COLUMNS)
    .eq("id", id)
    .maybeSingle()
    .throwOnError()
  return data
}

export type StaffApplication = NonNullable<Awaited<ReturnType<typeof applicationForStaff>>>

export async function newApplicationCount(db: SupabaseDb) {
  const { count } = await db
    .from("volunteer_applications")
    .select("id", { count: "exact", head: true })
    .eq("stage", "submitted")
    .throwOnError()
  return count ?? 0
}
