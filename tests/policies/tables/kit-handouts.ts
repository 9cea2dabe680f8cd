import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  hiddenFromGuardians: true,
  fixture: {
    rows: { open: handout(1, 1), "of led": handout(2, 2), "other draft": handout(3, 3) },
    inserts: { new: handout(101, 1), "for led": handout(102, 2) },
    moves: { "to another date": { row: "of led", set: { date_id: uuid(1) } } },
  },
  definerFunctions: {
    "private.check_in_kits(key text)": "shows helpers how many kits of each lot were handed out",
  },
}

function handout(number: number, date: number): Row {
  return {
    id: uuid(number),
    date_id: uuid(date),
    lot: "A12",
    kits: 2,
    handed_at: "2030-05-01T18:00:00Z",
    device_id: uuid(900),
    sequence: number,
  }
}
