import type { TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "four groups of people",
  fixture: {
    rows: { friend: { rescuer: "friend", amount: 50 }, family: { rescuer: "family", amount: 20 } },
    inserts: {
      another: { rescuer: "stranger", amount: 30 },
      "too small": { rescuer: "staff", amount: 10 },
    },
    moves: { "a larger amount": { row: "friend", set: { amount: 900 } } },
  },
  isBroadcast: true,
}
