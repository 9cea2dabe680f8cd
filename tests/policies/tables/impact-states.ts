import type { TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "at most one row a month for each state and public number",
  fixture: {
    rows: {
      trained: { metric: "people_trained", state: "Ohio", version: 1, month: "2026-01-01", value: 50 },
      kits: { metric: "kits", state: "Ohio", version: 1, month: "2026-01-01", value: 50 },
    },
    inserts: {
      another: { metric: "kits", state: "Utah", version: 1, month: "2026-01-01", value: 50 },
      "too small": { metric: "kits", state: "Iowa", version: 1, month: "2026-01-01", value: 10 },
    },
    moves: {
      rewritten: { row: "kits", set: { value: 900 } },
      hidden: { row: "kits", set: { is_current: false } },
    },
  },
  isBroadcast: true,
}
