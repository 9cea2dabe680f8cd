import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  fixture: {
    rows: { first: link(1, 1), second: link(2, 2) },
    inserts: { forged: link(103, 2) },
    moves: { "to another": { row: "first", set: { entry_id: uuid(2) } } },
  },
  hiddenFromGuardians: true,
  definerFunctions: {
    "private.audit_state()": "shows readers of the log the last check, which is in a private table",
  },
}

function link(position: number, entry: number): Row {
  return {
    position,
    entry_id: uuid(entry),
    hash: `\\x${position.toString(16).padStart(64, "0")}`,
  }
}
