import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, b, minor } = people

export const table: TableRegistration = {
  fixture: {
    rows: { a: letter(1, a), b: letter(2, b), minor: letter(3, minor) },
    inserts: { "one's own": letter(101, a), "for b": letter(102, b) },
    moves: { "a to b": { row: "a", set: { user_id: b } } },
  },
  hiddenFromGuardians: true,
  definerFunctions: {
    "private.issue_service_letter(from_day date, to_day date, OUT outcome letter_outcome, OUT id uuid)":
      "adds up the approved hours of the caller",
    "private.service_letter_card(wanted text)": "says whether a code is genuine, with initials of a minor",
  },
  personSpecimen: ({ person, marker }) =>
    `insert into public.service_letters (code, user_id, name, from_day, to_day, minutes, legal_name, address)
     values ('00000-00000', '${person}', '${marker}', '2026-01-01', '2026-02-01', 60, 'Name', 'Address')`,
}

function letter(number: number, user_id: string): Row {
  return {
    ...{ id: uuid(number), code: `00000-${String(number).padStart(5, "0")}`, user_id, name: "Ana Ruiz" },
    ...{ from_day: "2026-01-01", to_day: "2026-02-01", minutes: 120 },
    ...{ legal_name: "Open Airway", address: "5 Breath Lane" },
  }
}
