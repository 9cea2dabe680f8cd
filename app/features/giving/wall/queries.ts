import type { SupabaseDb } from "#app/lib/supabase/types.ts"

/** The newest donors who asked to be named. */
export async function donorWall(db: SupabaseDb, includesTests: boolean) {
  return (await db.rpc("donor_wall", { includes_tests: includesTests }).throwOnError()).data
}

export type WallEntry = Awaited<ReturnType<typeof donorWall>>[number]
