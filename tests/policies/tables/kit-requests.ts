import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, b, minor } = people

export const table: TableRegistration = {
  fixture: {
    rows: { a: kit(1, a), b: kit(2, b), minor: kit(3, minor) },
    inserts: { "one's own": kit(101, a), "for b": kit(102, b) },
    moves: { "a shipped": { row: "a", set: { status: "shipped" } } },
  },
  definerFunctions: {
    "private.kit_status()": "checks certificates and consents, and returns only the results",
    "private.request_kit(full_name text, street text, city text, state text, zip text, quantity integer, had_naloxone boolean)":
      "checks the rules and takes the kits from the stock",
    "private.cancel_kit()": "returns the kits to the stock",
    "private.move_kit_request(wanted uuid, next_status text, from_site uuid)":
      "outreach staff advance a request",
    "private.delete_old_kit_addresses()": "deletes addresses 90 days after shipping",
  },
  personSpecimen: ({ person, marker }) =>
    `insert into public.kit_requests (user_id, full_name, street, city, state, zip, quantity, had_naloxone)
     values ('${person}', '${marker}', '1 ${marker} Street', 'Town', 'Ohio', '43004', 1, true)`,
}

function kit(number: number, user_id: string): Row {
  return { id: uuid(number), user_id, state: "Ohio", quantity: 1, had_naloxone: false, status: "delivered" }
}
