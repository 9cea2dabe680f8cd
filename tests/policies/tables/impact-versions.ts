import type { TableRegistration } from "../access/policy-fixtures.ts"

const text = { label: "Kits", definition: "Kits given away", method: "By hand", source: "Stock records" }

export const table: TableRegistration = {
  staysSmall: "a few corrections of each public number in a year",
  fixture: {
    areRowsSeeded: true,
    rows: { trained: { metric: "people_trained", version: 1 }, kits: { metric: "kits", version: 1 } },
    inserts: { another: { ...text, metric: "kits", version: 2, baseline: 501, reason: "One was missing." } },
    moves: { rewritten: { row: "kits", set: { baseline: 900 } } },
  },
  isBroadcast: true,
}
