import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { monthValues, publishedUntil, stateRows, yearValues } from "./impact-view.ts"
import { ledgerEntries } from "./ledger-entries.ts"
import {
  impactCorrections,
  impactDefinitions,
  impactMetrics,
  impactMonths,
  impactStates,
  reversalRescuers,
} from "./queries.ts"
import { rescuerShares } from "./rescuer-shares.ts"

const HEADLINE = "reversals"

/** Everything on the impact page that comes from the ledger. */
export async function impactPage(db: SupabaseDb) {
  const [metrics, definitions, months, states, corrections, rescuers] = await Promise.all([
    impactMetrics(db),
    impactDefinitions(db),
    impactMonths(db),
    impactStates(db),
    impactCorrections(db),
    reversalRescuers(db),
  ])
  const entries = ledgerEntries(metrics, definitions, corrections)
  const headline = entries.find(({ id }) => id === HEADLINE)
  const years = yearValues(months, HEADLINE)
  return {
    entries,
    headline: headline
      ? {
          total: headline.baseline + headline.amount,
          since: years[0]?.label,
          method: `${headline.definition} ${headline.method}`,
        }
      : null,
    years,
    until: publishedUntil(months, HEADLINE),
    months: monthValues(months, "people_trained"),
    rows: stateRows(states, HEADLINE),
    rescuers: rescuerShares(rescuers),
  }
}
