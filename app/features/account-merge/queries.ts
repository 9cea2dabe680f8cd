import { z } from "zod"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"

const moves = z.record(z.string(), z.number())

/** What a code would move, for the account that requested it. */
export async function previewMerge(db: SupabaseDb, code: string) {
  const { data } = await db.rpc("preview_merge", { code }).single().throwOnError()
  return { ...data, moves: moves.parse(data.moves ?? {}) }
}

/** The member's latest merge, or null. */
export async function lastMerge(db: SupabaseDb) {
  const { data } = await db
    .from("account_merges")
    .select("moved, is_other_leaving, merged_at")
    .is("undone_at", null)
    .order("merged_at", { ascending: false })
    .limit(1)
    .maybeSingle()
    .throwOnError()
  return data && { isOtherLeaving: data.is_other_leaving ?? false, moves: moves.parse(data.moved) }
}
