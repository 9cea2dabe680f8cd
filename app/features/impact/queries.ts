import type { SupabaseDb } from "#app/lib/supabase/types.ts"

/** The public metrics in order, with definition and source. */
export async function impactMetrics(db: SupabaseDb) {
  const { data } = await db
    .from("impact_metrics")
    .select("key, label, definition, source, baseline, amount, as_of")
    .order("position")
    .order("key")
    .throwOnError()
  return data
}

export type ImpactMetric = Awaited<ReturnType<typeof impactMetrics>>[number]
