import type { SupabaseDb } from "#app/lib/supabase/types.ts"

export function records(db: SupabaseDb) {
  return db.from("authors").select("id, slug, name, role")
}

export type Author = NonNullable<Awaited<ReturnType<typeof records>>["data"]>[number]
