import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  fixture: {
    rows: { one: shift(1), two: shift(2), three: shift(3) },
    inserts: { "a new one": shift(101) },
    moves: { canceled: { row: "one", set: { canceled_at: "2026-01-01", cancel_reason: "Storm warning" } } },
  },
  isBroadcast: true,
  definerFunctions: {
    "private.shift_board()": "shows the caller every shift with what they lack for it",
    "private.save_shift(shift uuid, title text, about text, place text, chapter uuid, event uuid, starts timestamp without time zone, minutes integer, time_zone text, capacity integer, minimum_age integer, needs_certificate boolean, needs_waiver boolean, needs_screening boolean, course uuid, OUT outcome shift_save_outcome, OUT id uuid)":
      "outreach and leads of the chapter plan shifts, and volunteers hear of changes",
    "private.cancel_shift(shift uuid, why text)": "tells everyone on the shift the reason",
    "private.shift_roster(shift uuid)": "leads read the names of the volunteers on their own shifts",
    "private.send_shift_reminders()": "a periodic task",
  },
}

function shift(number: number): Row {
  return {
    ...{ id: uuid(number), title: "Greet at the door", place: "Main library, room 2" },
    ...{ starts_at: "2030-01-05T15:00:00Z", ends_at: "2030-01-05T18:00:00Z", time_zone: "America/Chicago" },
    capacity: 5,
  }
}
