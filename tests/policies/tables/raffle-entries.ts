import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, b, minor } = people

export const table: TableRegistration = {
  fixture: {
    rows: { a: entry(1, a), b: entry(2, b), minor: entry(3, minor) },
    inserts: { "one's own": entry(101, a), "for b": entry(102, b) },
    moves: { "a to b": { row: "a", set: { user_id: b } } },
  },
  definerFunctions: {
    "private.enter_raffle(slug text, contribution text)": "checks the rules and takes the next number",
    "private.enter_for_activity(person uuid, by_source raffle_source, activity uuid)":
      "services that record an activity have no rights to entries",
    "private.enter_for_course()": "a trigger of enrollments",
    "private.enter_for_survey()": "a trigger of survey_responses",
    "private.enter_mail_in_card(wanted uuid, card_name text, card_contact text, state text, is_adult boolean)":
      "event staff enter a card under the same rules",
    "private.raffle_eligibility(slug text)":
      "checks the caller's consents and roles, and returns only the result",
    "private.remove_old_raffle_entries()": "deletes entries 90 days after the draw",
  },
  guardianColumns: [
    ...["id", "raffle_id", "number", "code", "source", "user_id", "card_name", "card_contact"],
    ...["contribution", "entered_at"],
  ],
  personSpecimen: ({ person, marker }) =>
    `with raffle as (
       insert into public.raffles (slug, title, prize, prize_value, opens_at, closes_at, draws_at, states, sources, method, beacon_round)
       values ('specimen-' || gen_random_uuid(), 'Specimen', 'One jacket.', 1, now(), now() + interval '1 day', now() + interval '2 days', '{Ohio}', '{web}', 'beacon', 1)
       returning id)
     insert into public.raffle_entries (raffle_id, number, source, user_id, card_name)
     select id, 1, 'mail-in', '${person}', '${marker}' from raffle`,
}

function entry(number: number, user_id: string): Row {
  return { id: uuid(number), raffle_id: uuid(1), number, source: "web", user_id }
}
