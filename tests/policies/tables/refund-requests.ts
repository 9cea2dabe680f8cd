import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  fixture: {
    rows: { one: request(1, uuid(1)), another: request(2, uuid(2)) },
    inserts: { invented: request(101, uuid(4)) },
    moves: { "to approved": { row: "one", set: { status: "approved", decided_at: "2026-03-02T12:00:00Z" } } },
  },
  hiddenFromGuardians: true,
  definerFunctions: {
    "private.request_refund(donation uuid, cents integer, refunded_before integer)":
      "finance asks for a refund, which is approved at once within the limit",
    "private.decide_refund(request uuid, approves boolean)":
      "a second person of finance approves or declines",
    "private.refund_colleague(person uuid)": "finance reads the names of colleagues who asked or decided",
  },
  personSpecimen: ({ person }) =>
    `with gift as (insert into public.donations (donor_name, visibility, gift_cents, frequency)
       values ('Ana', 'anonymous', 1000, 'once') returning id)
     insert into public.refund_requests (donation_id, cents, refunded_after_cents, status, requested_by)
     select id, 500, 500, 'waiting', '${person}' from gift`,
}

function request(number: number, donation_id: string): Row {
  return { id: uuid(number), donation_id, cents: 500, refunded_after_cents: 500, status: "waiting" }
}
