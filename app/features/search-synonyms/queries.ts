import type { SupabaseDb } from "#app/lib/supabase/types.ts"

export function synonymRecords(db: SupabaseDb) {
  return db.from("search_synonyms").select("id, word, meaning")
}

export type StaffSynonym = NonNullable<Awaited<ReturnType<typeof synonymRecords>>["data"]>[number]
