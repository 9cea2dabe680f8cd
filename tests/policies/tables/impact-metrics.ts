import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "one row for each number on the home page",
  fixture: {
    rows: { trained: metric("people_trained"), kits: metric("kits") },
    inserts: { "a new number": metric("chapters"), "a number there is": metric("kits") },
    moves: { "a larger amount": { row: "kits", set: { amount: 900 } } },
  },
  isBroadcast: true,
}

function metric(key: string): Row {
  return { key, label: "Kits", definition: "Kits given away", source: "Stock records", as_of: "2026-01-01" }
}
