import type { SupabaseDb } from "#app/lib/supabase/types.ts"

type RecoveryOutcome = "removed" | "wrong" | "too-many"

/**
 * Uses a recovery code instead of the second factor. With `removed` the account has no second factor any more: this
 * session continues without one, and all other sessions are ended.
 */
export async function recoverFactor(db: SupabaseDb, code: string): Promise<RecoveryOutcome> {
  const { data, error } = await db.functions.invoke<{ outcome: RecoveryOutcome }>("recover-factor", {
    body: { code },
  })
  if (error) throw error
  return data?.outcome ?? "wrong"
}
