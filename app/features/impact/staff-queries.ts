import type { SupabaseDb } from "#app/lib/supabase/types.ts"

/** The public numbers for the staff list. */
export function metricRows(db: SupabaseDb) {
  return db
    .from("impact_metrics")
    .select("id, label, records, baseline, baseline_on, version, position, impact_counts(amount)")
}

export const METRIC_ID = /^[a-z][a-z0-9_]{1,39}$/

/** A number with its text, the months counted by hand and the exact baselines of the states. Null for unknown ids. */
export async function metricForStaff(db: SupabaseDb, id: string) {
  if (!METRIC_ID.test(id)) return null
  const [{ data: metric }, { data: months }, { data: states }, { data: shown }] = await Promise.all([
    db
      .from("impact_metrics")
      .select("*, impact_counts(amount), impact_versions(version, baseline, reason, made_at)")
      .eq("id", id)
      .maybeSingle()
      .throwOnError(),
    db
      .from("impact_months")
      .select("month, value, version")
      .eq("metric", id)
      .eq("is_current", true)
      .order("month", { ascending: false })
      .throwOnError(),
    db
      .from("impact_state_baselines")
      .select("state, value, version")
      .eq("metric", id)
      .eq("is_current", true)
      .order("state")
      .throwOnError(),
    db.from("impact_states").select("state, value").eq("metric", id).eq("is_current", true).throwOnError(),
  ])
  if (!metric) return null
  const shownByState = new Map(shown.map(({ state, value }) => [state, value]))
  return {
    ...metric,
    months: months.filter(({ month }) => month <= metric.baseline_on),
    states: states.map(row => ({ ...row, shown: shownByState.get(row.state) ?? null })),
  }
}

export type StaffMetric = NonNullable<Awaited<ReturnType<typeof metricForStaff>>>
