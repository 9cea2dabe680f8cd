import type { SupabaseDb } from "#app/lib/supabase/types.ts"

export const COVERAGE_TABLES = ["press_coverage"]

const COLUMNS = "id, outlet, title, url, published_on, note, is_published"
const SHOWN = 24

/** What others wrote about us, the newest first. */
export async function pressCoverage(db: SupabaseDb) {
  const { data } = await db
    .from("press_coverage")
    .select(COLUMNS)
    .eq("is_published", true)
    .order("published_on", { ascending: false })
    .order("id", { ascending: false })
    .limit(SHOWN)
    .throwOnError()
  return data
}

export type PressCoverage = Awaited<ReturnType<typeof pressCoverage>>[number]

export function coverageRecords(db: SupabaseDb) {
  return db.from("press_coverage").select(COLUMNS)
}
