import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { officeTimes } from "./office-time.ts"

/** The time zone of the office, which also decides in which year a gift was made. */
export async function officeTimeZone(db: SupabaseDb) {
  const { data } = await db.from("site_settings").select("giving_time_zone").single().throwOnError()
  return data.giving_time_zone
}

/** For texts about moments that are made on the server. */
export async function officeTimesOf(db: SupabaseDb) {
  return officeTimes(await officeTimeZone(db))
}

/** The value of a `datetime-local` field as PostgreSQL reads it: the clock of the office, also when clocks change. */
export function inOfficeZone(value: string | undefined, timeZone: string) {
  return value && `${value} ${timeZone}`
}
