import type { SupabaseDb } from "#app/lib/supabase/types.ts"

const COLUMNS =
  "id, name, email, role, kind, institution, city, state, expected_members, advisor, why, stage, note, submitted_at, changed_at, next_stages"

export function applicationRecords(db: SupabaseDb) {
  return db.from("chapter_applications").select(COLUMNS)
}

export type StaffApplication = NonNullable<Awaited<ReturnType<typeof applicationRecords>>["data"]>[number]

export function newApplications(db: SupabaseDb) {
  return db.from("chapter_applications").select("id", { count: "exact", head: true }).eq("stage", "submitted")
}
