import { CONTENT_LOCALE } from "#app/lib/supabase/content-locale.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"

const COLUMNS = "id, year, title, reason, text, emblem, is_published"

/** The published awards, newest year first. */
export async function awards(db: SupabaseDb) {
  const { data } = await db
    .from("awards")
    .select(COLUMNS)
    .eq("locale", CONTENT_LOCALE)
    .eq("is_published", true)
    .order("year", { ascending: false })
    .order("title")
    .throwOnError()
  return data
}

export type Award = Awaited<ReturnType<typeof awards>>[number]

export function awardRecords(db: SupabaseDb) {
  return db.from("awards").select(COLUMNS)
}
