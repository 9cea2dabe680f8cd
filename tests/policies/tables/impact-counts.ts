import type { TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "one row for each public number",
  fixture: {
    areRowsSeeded: true,
    rows: { trained: { metric: "people_trained" }, kits: { metric: "kits" } },
    inserts: { "a number there is": { metric: "kits", amount: 9 } },
    moves: { "a larger amount": { row: "kits", set: { amount: 900 } } },
  },
  isBroadcast: true,
}
