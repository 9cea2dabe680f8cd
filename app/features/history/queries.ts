import { CONTENT_LOCALE } from "#app/lib/supabase/content-locale.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"

const COLUMNS =
  "id, year, title, text, aside, people_trained, scene, scene_alt, source, source_url, is_published"

/** The published years, first to last. */
export async function historyEntries(db: SupabaseDb) {
  const { data } = await db
    .from("history_entries")
    .select(COLUMNS)
    .eq("locale", CONTENT_LOCALE)
    .eq("is_published", true)
    .order("year")
    .throwOnError()
  return data
}

export type HistoryEntry = Awaited<ReturnType<typeof historyEntries>>[number]

export function entryRecords(db: SupabaseDb) {
  return db.from("history_entries").select(COLUMNS)
}
