import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  fixture: {
    rows: { one: refill(1), another: refill(2) },
    inserts: { "past the checks": refill(101) },
    moves: { packed: { row: "one", set: { status: "packed" } } },
  },
  hiddenFromGuardians: true,
  definerFunctions: {
    "private.request_refill(sealed_address text, in_state text, kits integer, key uuid)":
      "visitors store a request with an encrypted address",
    "private.move_refill(wanted uuid, next_status refill_status, from_site uuid)":
      "outreach packs and ships a request",
    "private.drop_refill(wanted uuid)": "outreach deletes a request that cannot be sent",
    "private.mix_refill_requests()":
      "a job deletes shipped requests and writes the others again in random order",
    "private.age_refill_requests()": "a job counts the weeks and deletes requests after twelve",
  },
}

function refill(number: number): Row {
  return { id: uuid(number), sealed_address: "A".repeat(60), kits: 1 }
}
