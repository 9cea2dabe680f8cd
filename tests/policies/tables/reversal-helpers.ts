import type { TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "four groups of people",
  fixture: {
    rows: { friend: { helper: "friend", amount: 50 }, family: { helper: "family", amount: 20 } },
    inserts: {
      another: { helper: "stranger", amount: 30 },
      "too small": { helper: "staff", amount: 10 },
    },
    moves: { "a larger amount": { row: "friend", set: { amount: 900 } } },
  },
  isBroadcast: true,
}
