import { toCsv } from "#app/lib/staff/csv.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { stateRows } from "./impact-view.ts"
import { impactMetrics, impactMonths, impactStates } from "./queries.ts"

/** A row for each month that is over, a column for each number. */
export async function monthsCsv(db: SupabaseDb) {
  const [metrics, months] = await Promise.all([impactMetrics(db), impactMonths(db)])
  const names = [...new Set(months.map(({ month }) => month))]
  const values = new Map(months.map(({ metric, month, value }) => [`${metric} ${month}`, String(value)]))
  return toCsv([
    ["month", ...metrics.map(({ id }) => id)],
    ...names.map(month => [
      month.slice(0, 7),
      ...metrics.map(({ id }) => values.get(`${id} ${month}`) ?? ""),
    ]),
  ])
}

/** A row for each state, a column for each number that states have; numbers that are not shown are empty. */
export async function statesCsv(db: SupabaseDb) {
  const [all, states] = await Promise.all([impactMetrics(db), impactStates(db)])
  const metrics = all.filter(({ id }) => states.some(({ metric }) => metric === id))
  const rows = stateRows(states, "reversals")
  return toCsv([
    ["state", ...metrics.map(({ id }) => id)],
    ...rows.map(({ name, values }) => [name, ...metrics.map(({ id }) => String(values[id] ?? ""))]),
  ])
}
