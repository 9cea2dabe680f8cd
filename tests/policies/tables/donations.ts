import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, b, minor } = people

export const table: TableRegistration = {
  fixture: {
    rows: {
      a: gift(1, a),
      b: gift(2, b),
      minor: gift(3, minor),
      visitor: gift(4, null),
    },
    inserts: { "one's own": gift(101, a), "for b": gift(102, b) },
    moves: { "a to b": { row: "a", set: { user_id: b } } },
  },
  hiddenFromGuardians: true,
  definerFunctions: {
    "private.send_tribute_cards()": "emails the cards of tributes whose day has come",
    "private.start_donation(gift_cents integer, frequency gift_frequency, covers_fee boolean, name text, email text, visibility donor_visibility, tribute_kind tribute_kind, tribute_name text, tribute_email text, employer text, campaign uuid, shows_amount boolean, starts_on date, ends_on date, card_on date, is_bank_debit boolean, supporter_page uuid, tribute_message text)":
      "checks the limits, computes the fee and records the gift",
    "private.record_offline_gift(source gift_source, gift_cents integer, thing text, name text, email text, received_on date, reference text, visibility donor_visibility, shows_amount boolean, employer text, campaign uuid)":
      "finance enters a gift with its receipt",
    "private.set_employer_match(donation uuid, state employer_match)": "finance tracks the employer's match",
    "private.donor_wall(includes_tests boolean, page_end uuid)":
      "shows of each donor only what they chose, without ids",
    "private.review_wall_name(donation uuid, is_shown boolean)": "finance shows or hides a name",
    "private.record_checkout(donation uuid, checkout_id text, is_live boolean)":
      "the checkout function notes the provider's checkout while the gift is unpaid",
    "private.delete_old_donations()": "deletes unpaid gifts after 30 days, paid ones after 7 years",
    "private.gift_progress(gift uuid)": "shows a donor without an account the state of the gift, by its id",
  },
  equivalentMutants: {
    "private.record_checkout(uuid,text,boolean): always true":
      "no policy uses it; supabase/functions/payment-webhook/handler.test.ts shows what it decides",
  },
  personSpecimen: ({ person, email, marker }) =>
    `insert into public.donations (user_id, donor_name, donor_email, visibility, gift_cents, frequency, employer, paid_at)
     values ('${person}', '${marker}', '${email}', 'full-name', 1000, 'once', '${marker}', now())`,
}

function gift(number: number, user_id: string | null): Row {
  return {
    ...{ id: uuid(number), user_id, donor_name: "Ana", donor_email: null, visibility: "anonymous" },
    ...{ gift_cents: 3000, frequency: "once" },
  }
}
