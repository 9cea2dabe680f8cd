import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "one row for each public number",
  fixture: {
    rows: { trained: metric("people_trained"), kits: metric("kits") },
    inserts: { "a new number": metric("chapters"), "a number there is": metric("kits") },
    moves: { "a larger baseline": { row: "kits", set: { baseline: 900 } } },
  },
  definerFunctions: {
    "private.start_impact_metric()": "a trigger that writes the first version and the count of a metric",
    "private.revise_impact_metric(metric text, label text, definition text, method text, source text, reason text)":
      "editors change a definition, with a reason that everyone can read",
  },
  isBroadcast: true,
}

function metric(id: string): Row {
  return {
    ...{ id, label: "Kits", definition: "Kits given away", method: "By hand", source: "Stock records" },
    ...{ records: "{kit-requests}", baseline: 500, baseline_on: "2026-01-31" },
  }
}
