import type { SupabaseDb } from "#app/lib/supabase/types.ts"

const COLUMNS =
  "id, name, phone, city, state, interests, availability, about, stage, note, submitted_at, changed_at, screening_result, screened_on, screening_ends_on, screening_noted_at, screening_author, next_volunteer_stages"

export function applicationRecords(db: SupabaseDb) {
  return db.from("volunteer_applications").select(COLUMNS)
}

export type StaffApplication = NonNullable<Awaited<ReturnType<typeof applicationRecords>>["data"]>[number]

export function newApplications(db: SupabaseDb) {
  return db
    .from("volunteer_applications")
    .select("id", { count: "exact", head: true })
    .eq("stage", "submitted")
}
