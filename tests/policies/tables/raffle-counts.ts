import { uuid } from "../access/actors.ts"
import type { TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "one row for each raffle",
  fixture: {
    rows: { open: { raffle_id: uuid(1), entries: 11 }, later: { raffle_id: uuid(3), entries: 2 } },
    inserts: { another: { raffle_id: uuid(2), entries: 1 } },
    moves: { fewer: { row: "open", set: { entries: 1 } } },
  },
  isBroadcast: true,
}
