import type { SupabaseDb } from "#app/lib/supabase/types.ts"

/** What the database says about itself; null for callers who are not administrators. */
export async function databaseHealth(db: SupabaseDb) {
  const [{ data }, { data: demoAccounts }] = await Promise.all([
    db.rpc("site_health").throwOnError(),
    db.rpc("demo_account_count").throwOnError(),
  ])
  return data[0] ? { ...data[0], demoAccounts } : null
}

export type DatabaseHealth = NonNullable<Awaited<ReturnType<typeof databaseHealth>>>

/** When each regular task last ran. */
export async function taskRuns(db: SupabaseDb) {
  return (await db.rpc("task_runs").throwOnError()).data
}
