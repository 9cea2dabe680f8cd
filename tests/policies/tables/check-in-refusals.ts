import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  hiddenFromGuardians: true,
  fixture: {
    rows: { open: refusal(1, 1), "of led": refusal(2, 2), "other draft": refusal(3, 3) },
    inserts: { new: refusal(101, 1), "for led": refusal(102, 2) },
    moves: { "to another date": { row: "of led", set: { date_id: uuid(1) } } },
  },
}

function refusal(number: number, date: number): Row {
  return {
    id: uuid(number),
    date_id: uuid(date),
    outcome: "full",
    people: 2,
    noted_at: "2030-05-01T18:00:00Z",
    device_id: uuid(900),
    sequence: number,
  }
}
