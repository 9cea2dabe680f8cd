import type { SupabaseDb } from "#app/lib/supabase/types.ts"

/** What the database says about itself; null for callers who are not administrators. */
export async function databaseHealth(db: SupabaseDb) {
  const { data } = await db.rpc("site_health").throwOnError()
  return data[0] ?? null
}

export type DatabaseHealth = NonNullable<Awaited<ReturnType<typeof databaseHealth>>>
