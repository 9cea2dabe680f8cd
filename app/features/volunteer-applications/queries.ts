import type { DbEnum, SupabaseDb } from "#app/lib/supabase/types.ts"
import type { Slot } from "./options.ts"
import type { VolunteerApplication } from "./schema.ts"

export async function applyToVolunteer(db: SupabaseDb, application: VolunteerApplication) {
  const { agree: _, about, ...fields } = application
  return (await db.rpc("apply_to_volunteer", { ...fields, about: about ?? "" }).throwOnError()).data
}

/** Why the member cannot apply now, or null. */
export async function volunteerObstacle(
  db: SupabaseDb,
): Promise<DbEnum<"volunteer_application_outcome"> | null> {
  return (await db.rpc("volunteer_obstacle").throwOnError()).data
}

/** The member's newest application, or null. */
export async function ownApplication(db: SupabaseDb, member: string) {
  const { data } = await db
    .from("volunteer_applications")
    .select(
      "name, stage, note, availability, submitted_at, changed_at, screening_result, screened_on, screening_ends_on",
    )
    .eq("user_id", member)
    .order("submitted_at", { ascending: false })
    .limit(1)
    .maybeSingle()
    .throwOnError()
  return data
}

export type OwnApplication = NonNullable<Awaited<ReturnType<typeof ownApplication>>>

export async function withdrawApplication(db: SupabaseDb) {
  return (await db.rpc("withdraw_volunteer_application").throwOnError()).data
}

export async function saveAvailability(db: SupabaseDb, slots: Slot[]) {
  return (await db.rpc("save_availability", { slots }).throwOnError()).data
}
