import type { SupabaseDb } from "#app/lib/supabase/types.ts"

/** The public numbers in their order, each with what it means and where it comes from. */
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
