import type { SupabaseDb } from "#app/lib/supabase/types.ts"

/** A page of the donors who asked to be named, newest first, and where the next page starts. */
export async function donorWall(db: SupabaseDb, includesTests: boolean, after: string | null) {
  const page = { includes_tests: includesTests, ...(after && { page_end: after }) }
  const { data: entries } = await db.rpc("donor_wall", page).throwOnError()
  return { entries, next: entries.at(-1)?.next_page ?? null }
}

export type WallEntry = Awaited<ReturnType<typeof donorWall>>["entries"][number]
