import type { DbEnum, SupabaseDb } from "#app/lib/supabase/types.ts"

/** Hours with one status that the caller may decide about. */
export function hoursRows(db: SupabaseDb, status: string) {
  return db
    .from("volunteer_hours")
    .select("id, name, day, minutes, task, status, reason, signup_id, entered_at, chapters (name)")
    .eq("status", status as DbEnum<"hours_status">)
}

export async function openHoursCount(db: SupabaseDb) {
  const { count } = await db
    .from("volunteer_hours")
    .select("id", { count: "exact", head: true })
    .eq("status", "submitted")
    .throwOnError()
  return count ?? 0
}

export async function hoursForStaff(db: SupabaseDb, id: string) {
  const { data } = await db
    .from("volunteer_hours")
    .select("id, name, day, minutes, task, status, reason, signup_id, entered_at, chapters (name)")
    .eq("id", id)
    .maybeSingle()
    .throwOnError()
  return data
}

export type StaffHours = NonNullable<Awaited<ReturnType<typeof hoursForStaff>>>
