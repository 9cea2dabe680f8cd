import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import type { HoursEntry } from "./schema.ts"

const SHOWN = 100

/** The member's last hours, newest first. */
export async function ownHours(db: SupabaseDb, member: string) {
  const { data } = await db
    .from("volunteer_hours")
    .select("id, day, minutes, task, status, reason, signup_id")
    .eq("user_id", member)
    .order("day", { ascending: false })
    .order("id")
    .limit(SHOWN)
    .throwOnError()
  return data
}

export type OwnHours = Awaited<ReturnType<typeof ownHours>>[number]

/** The chapters whose leads may approve hours. */
export async function activeChapters(db: SupabaseDb) {
  const { data } = await db
    .from("chapters")
    .select("id, name, state")
    .eq("status", "active")
    .order("name")
    .throwOnError()
  return data.map(({ id, name, state }) => ({ value: id, label: `${name}, ${state}` }))
}

export async function logHours(db: SupabaseDb, { day, minutes, task, chapter }: HoursEntry) {
  // Null is a chapter's absence; the generated type does not know it.
  const entry = { day, minutes, task, chapter } as {
    day: string
    minutes: number
    task: string
    chapter: string
  }
  return (await db.rpc("log_hours", entry).throwOnError()).data
}

export async function removeHours(db: SupabaseDb, hours: string) {
  return (await db.rpc("remove_hours", { hours }).throwOnError()).data
}
