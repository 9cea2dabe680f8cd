import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  hiddenFromGuardians: true,
  fixture: {
    rows: { open: link(1), "of led": link(2), "other draft": link(3) },
    inserts: { new: link(4) },
    moves: { "to canceled": { row: "open", set: { date_id: uuid(4) } } },
  },
  definerFunctions: {
    "private.set_join_link(wanted uuid, link text, how text)": "event staff and chapter leads set the link",
  },
}

function link(date: number): Row {
  return { date_id: uuid(date), url: `https://meet.example/${date}` }
}
