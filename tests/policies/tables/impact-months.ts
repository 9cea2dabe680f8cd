import type { TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "twelve rows a year for each public number",
  fixture: {
    rows: {
      trained: { metric: "people_trained", month: "2026-01-01", version: 1, value: 5 },
      kits: { metric: "kits", month: "2026-01-01", version: 1, value: 5 },
    },
    inserts: { later: { metric: "kits", month: "2026-02-01", version: 1, value: 5 } },
    moves: {
      rewritten: { row: "kits", set: { value: 900 } },
      hidden: { row: "kits", set: { is_current: false } },
    },
  },
  definerFunctions: {
    "private.publish_impact(until date)": "the job publishes the numbers of the months that are over",
    "private.correct_impact_month(metric text, month date, value bigint, reason text)":
      "editors correct a month of the baseline, with a reason that everyone can read",
  },
  isBroadcast: true,
}
