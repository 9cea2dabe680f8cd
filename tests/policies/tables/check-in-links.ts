import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  hiddenFromGuardians: true,
  fixture: {
    rows: { open: link(1, 1), "of led": link(2, 2), "other draft": link(3, 3) },
    inserts: { new: link(101, 1), "for led": link(102, 2) },
    moves: {
      "to another date": { row: "of led", set: { date_id: uuid(1) } },
      "valid again": { row: "open", set: { revoked_at: null } },
    },
  },
  definerFunctions: {
    "private.create_check_in_link(date uuid, name text)": "event staff and chapter leads invite helpers",
    "private.revoke_check_in_link(link uuid)": "event staff and chapter leads end a link",
    "private.delete_old_check_in_links()": "deletes links a month after the event",
  },
}

function link(number: number, date: number): Row {
  const key_hash = `\\x${String(number).padStart(64, "0")}`
  return { id: uuid(number), date_id: uuid(date), label: "Front door", key_hash }
}
