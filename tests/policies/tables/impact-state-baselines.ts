import type { TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  hiddenFromGuardians: true,
  staysSmall: "one row for each state and public number, and a few corrections",
  fixture: {
    rows: {
      trained: { metric: "people_trained", state: "Ohio", version: 1, value: 50 },
      kits: { metric: "kits", state: "Ohio", version: 1, value: 3 },
    },
    inserts: { another: { metric: "kits", state: "Utah", version: 1, value: 5 } },
    moves: {
      rewritten: { row: "kits", set: { value: 900 } },
      hidden: { row: "kits", set: { is_current: false } },
    },
  },
  definerFunctions: {
    "private.correct_impact_state(metric text, state text, value bigint, reason text)":
      "editors correct the baseline of a state, and the number that is shown follows",
  },
}
