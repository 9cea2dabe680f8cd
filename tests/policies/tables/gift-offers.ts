import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  fixture: {
    rows: { one: offer(1, "in-kind"), another: offer(2, "planned") },
    inserts: { "past the limits": offer(101, "in-kind") },
    moves: { "to another": { row: "one", set: { email: "ben@example.org" } } },
  },
  hiddenFromGuardians: true,
  definerFunctions: {
    "private.offer_gift(kind gift_offer_kind, name text, email text, organization text, place text, details text, wants_thanks boolean)":
      "checks the limits, stores the offer and emails the organization and the donor",
    "private.gift_offer(proof text)": "shows an offer to the holder of its link, without a sign-in",
    "private.withdraw_gift_offer(proof text)": "withdraws an offer for the holder of its link",
    "private.move_gift_offer(offer uuid, next_stage gift_offer_stage, note_to_donor text)":
      "finance moves an offer and emails the donor",
    "private.plan_gift_offer(offer uuid, step text, due date)": "finance notes the next step",
    "private.delete_old_gift_offers()":
      "deletes offers 12 months after they were declined or withdrawn, the others after 36 months without a change",
  },
  personSpecimen: ({ email, marker }) =>
    `insert into public.gift_offers (kind, name, email, details)
     values ('in-kind', '${marker}', '${email}', 'Forty boxes of gloves from ${marker}')`,
}

function offer(number: number, kind: string): Row {
  return {
    id: uuid(number),
    kind,
    name: "Ana Ruiz",
    email: "ana@example.org",
    details: "A room for thirty people, every second Thursday.",
  }
}
