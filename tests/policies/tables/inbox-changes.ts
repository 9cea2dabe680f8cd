import { uuid } from "../access/actors.ts"
import type { TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "emptied every ten minutes",
  fixture: {
    rows: { earlier: { id: uuid(1) }, later: { id: uuid(2) } },
    inserts: { forged: { id: uuid(3) } },
    moves: { renamed: { row: "later", set: { id: uuid(4) } } },
  },
  isBroadcast: true,
  definerFunctions: {
    "private.announce_inbox()": "adds the signal, which callers cannot",
    "private.note_inbox_change()": "a trigger: members who write a row have no rights to the inbox",
  },
}
