import { formatMonth } from "#app/lib/format/dates.ts"
import { type StateCode, US_STATES } from "#app/ui/data/map/us-states.ts"

interface MonthValue {
  metric: string
  month: string
  value: number
}

interface StateValue {
  metric: string
  state: string
  value: number | null
}

/** The sums of the years of a metric, as values of a chart. The last year may not be over. */
export function yearValues(months: readonly MonthValue[], metric: string) {
  const own = months.filter(month => month.metric === metric)
  const sums = new Map<string, number>()
  for (const { month, value } of own) sums.set(year(month), (sums.get(year(month)) ?? 0) + value)
  const last = own.at(-1)?.month
  return [...sums].map(([label, value]) => {
    const isOpen = last !== undefined && year(last) === label && !last.endsWith("-12-01")
    return { label: isOpen ? `${label} so far` : label, shortLabel: `’${label.slice(2)}`, value }
  })
}

const SHOWN_MONTHS = 12

/** The newest months of a metric, as values of a chart. */
export function monthValues(months: readonly MonthValue[], metric: string) {
  return months
    .filter(month => month.metric === metric)
    .slice(-SHOWN_MONTHS)
    .map(({ month, value }) => ({
      label: `${formatMonth(month)} ${year(month)}`,
      shortLabel: formatMonth(month).slice(0, 1),
      value,
    }))
}

export interface StateRow {
  code: StateCode | null
  name: string
  values: Readonly<Record<string, number>>
}

/** The states with at least one number, those with the most of `metric` first. */
export function stateRows(states: readonly StateValue[], metric: string): StateRow[] {
  const rows = new Map<string, Record<string, number>>()
  for (const { metric: id, state, value } of states) {
    if (value !== null) rows.set(state, { ...rows.get(state), [id]: value })
  }
  return [...rows]
    .map(([name, values]) => ({ code: CODES.get(name) ?? null, name, values }))
    .sort((a, b) => (b.values[metric] ?? 0) - (a.values[metric] ?? 0) || a.name.localeCompare(b.name))
}

// Puerto Rico is not on the map.
const CODES = new Map<string, StateCode>(
  Object.entries(US_STATES).map(([code, { name }]) => [name, code as StateCode]),
)

/** The last day of the newest month that is published. */
export function publishedUntil(months: readonly MonthValue[], metric: string) {
  const last = months.filter(month => month.metric === metric).at(-1)
  if (!last) return null
  const date = new Date(`${last.month}T00:00:00Z`)
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).toISOString().slice(0, 10)
}

function year(month: string) {
  return month.slice(0, 4)
}
