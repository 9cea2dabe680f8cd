import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, b, minor } = people

export const table: TableRegistration = {
  fixture: {
    rows: {
      a: subscription(1, a),
      b: subscription(2, b),
      minor: subscription(3, minor),
      visitor: subscription(4, null),
    },
    inserts: { "one's own": subscription(101, a), "for b": subscription(102, b) },
    moves: { "a to b": { row: "a", set: { user_id: b } } },
  },
  hiddenFromGuardians: true,
  definerFunctions: {
    "private.queue_test_charges()": "queues the charges of the test provider that are due",
    "private.test_charge(subscription uuid)": "what the test provider charges",
    "private.cancel_erased_gift()": "a trigger that cancels the gift of an erased donor at the provider",
  },
  personSpecimen: ({ person, email, marker }) =>
    `insert into public.subscriptions (user_id, donor_email, frequency, gift_cents, provider_id)
     values ('${person}', '${email}', 'monthly', 1000, 'sub_' || md5('${marker}'))`,
}

function subscription(number: number, user_id: string | null): Row {
  return { id: uuid(number), user_id, donor_email: null, frequency: "monthly", gift_cents: 3000 }
}
