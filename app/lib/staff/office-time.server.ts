import type { SupabaseDb } from "#app/lib/supabase/types.ts"

/** The time zone of the office, which also decides in which year a gift was made. */
export async function officeTimeZone(db: SupabaseDb) {
  const { data } = await db.from("site_settings").select("giving_time_zone").single().throwOnError()
  return data.giving_time_zone
}

/** "Nov 15, 5:59 PM CST" */
export function formatInZone(moment: string, timeZone: string) {
  return new Intl.DateTimeFormat("en-US", {
    ...{ month: "short", day: "numeric", hour: "numeric", minute: "2-digit", timeZoneName: "short" },
    timeZone,
  }).format(new Date(moment))
}
