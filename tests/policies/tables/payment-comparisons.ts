import type { TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "one row for each mode of the payment provider",
  fixture: {
    rows: {
      live: { mode: "live", payments: 3, open_differences: 1 },
      test: { mode: "stripe-test", payments: 1, open_differences: 0 },
    },
    inserts: { invented: { mode: "built-in", payments: 1, open_differences: 0 } },
    moves: { "to no difference": { row: "live", set: { open_differences: 0 } } },
  },
  hiddenFromGuardians: true,
}
