import type { Json } from "#app/lib/supabase/database.types.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import type { Step } from "./step.ts"

/** The date of a helper's link; null if the link no longer works. */
export async function checkInDate(db: SupabaseDb, key: string) {
  const { data } = await db.rpc("check_in_date", { key }).throwOnError()
  return data[0] ?? null
}

export type CheckInDate = NonNullable<Awaited<ReturnType<typeof checkInDate>>>

/** The list of the date, or what changed on it since a moment. */
export async function checkInRoster(db: SupabaseDb, key: string, since?: string) {
  return (await db.rpc("check_in_roster", { key, since }).throwOnError()).data
}

export type Entry = Awaited<ReturnType<typeof checkInRoster>>[number]

export async function checkInKits(db: SupabaseDb, key: string) {
  return (await db.rpc("check_in_kits", { key }).throwOnError()).data
}

export type LotCount = Awaited<ReturnType<typeof checkInKits>>[number]

/** Saves what a phone has noted; sent twice, it changes nothing. */
export async function saveCheckIns(db: SupabaseDb, key: string, device: string, steps: readonly Step[]) {
  const sent = steps as unknown as Json
  return (await db.rpc("save_check_ins", { key, device, steps: sent }).throwOnError()).data
}

export type StepResult = Awaited<ReturnType<typeof saveCheckIns>>[number]

export async function releaseSeats(db: SupabaseDb, key: string) {
  return (await db.rpc("release_seats", { key }).throwOnError()).data[0]!
}
