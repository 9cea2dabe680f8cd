import type { SupabaseDb } from "#app/lib/supabase/types.ts"

/** Not the counts: they change often, and browsers read them live. */
export const IMPACT_TABLES = ["impact_metrics"]
export const IMPACT_PAGE_TABLES = [
  "impact_metrics",
  "impact_months",
  "impact_states",
  "impact_versions",
  "reversal_rescuers",
]

/** The public numbers in order, without their definitions. */
export async function impactMetrics(db: SupabaseDb) {
  const { data } = await db
    .from("impact_metrics")
    .select("id, label, records, baseline, baseline_on, impact_counts(amount)")
    .order("position")
    .order("id")
    .throwOnError()
  return data.map(({ impact_counts, ...metric }) => ({ ...metric, amount: impact_counts?.amount ?? 0 }))
}

export type ImpactMetric = Awaited<ReturnType<typeof impactMetrics>>[number]

/** What the records of this site have added to each number by now. */
export async function impactCounts(db: SupabaseDb) {
  const { data } = await db.from("impact_counts").select("metric, amount").throwOnError()
  return data
}

export type ImpactCount = Awaited<ReturnType<typeof impactCounts>>[number]

/** How each number is counted, with all versions. */
export async function impactDefinitions(db: SupabaseDb) {
  const { data } = await db
    .from("impact_metrics")
    .select(
      "id, definition, method, source, version, impact_versions(version, definition, method, source, baseline, reason, made_at)",
    )
    .order("position")
    .order("id")
    .throwOnError()
  return data
}

/** The current values of all months that are over, oldest first. */
export async function impactMonths(db: SupabaseDb) {
  const { data } = await db
    .from("impact_months")
    .select("metric, month, value")
    .eq("is_current", true)
    .order("month")
    .throwOnError()
  return data
}

/** The current values of the states that are shown. */
export async function impactStates(db: SupabaseDb) {
  const { data } = await db
    .from("impact_states")
    .select("metric, state, value, month")
    .eq("is_current", true)
    .not("value", "is", null)
    .order("state")
    .throwOnError()
  return data
}

/** Who gave the naloxone, in groups of more than ten reports. */
export async function reversalRescuers(db: SupabaseDb) {
  const { data } = await db
    .from("reversal_rescuers")
    .select("rescuer, amount")
    .order("rescuer")
    .throwOnError()
  return data
}

const NEWEST = 50

/** Published values that were corrected, newest first, each with the value before it. */
export async function impactCorrections(db: SupabaseDb) {
  const [{ data: months }, { data: states }] = await Promise.all([
    db
      .from("impact_months")
      .select("metric, month, version, value, before, reason, published_at")
      .gt("version", 1)
      .order("published_at", { ascending: false })
      .limit(NEWEST)
      .throwOnError(),
    db
      .from("impact_states")
      .select("metric, state, version, value, before, reason, published_at")
      .not("reason", "is", null)
      .gt("version", 1)
      .order("published_at", { ascending: false })
      .limit(NEWEST)
      .throwOnError(),
  ])
  return { months, states }
}
