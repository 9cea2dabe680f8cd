import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, b } = people

export const table: TableRegistration = {
  staysSmall: "a few winners for each raffle",
  fixture: {
    rows: { a: winner(1, a), b: winner(2, b) },
    inserts: { "one's own": winner(101, a) },
    moves: { "a claimed": { row: "a", set: { claimed_at: "2026-01-02" } } },
  },
  definerFunctions: {
    "private.claim_prize(slug text, shows_name boolean)":
      "a winner claims their own prize before the deadline",
    "private.decline_prize(slug text)": "a winner passes their own prize on",
    "private.advance_winner(wanted uuid, step text, note text)":
      "event staff check winners and hand prizes over",
    "private.winner_contacts(raffle uuid)":
      "event staff write to winners who have claimed and do not have their prize yet",
  },
  guardianColumns: [
    ...[
      "id",
      "raffle_id",
      "place",
      "number",
      "called_at",
      "claim_by",
      "claimed_at",
      "passed_at",
      "verified_at",
    ],
    ...["handed_over_at", "handover_note", "public_name", "public_state", "drawn_at"],
  ],
  personSpecimen: ({ person, marker }) =>
    `with raffle as (
       insert into public.raffles (slug, title, prize, prize_value, opens_at, closes_at, draws_at, states, sources, method, beacon_round)
       values ('specimen-' || gen_random_uuid(), 'Specimen', 'One jacket.', 1, now(), now() + interval '1 day', now() + interval '2 days', '{Ohio}', '{web}', 'beacon', 1)
       returning id)
     insert into public.raffle_winners (raffle_id, place, number, user_id, public_name)
     select id, 1, 1, '${person}', '${marker}' from raffle`,
}

function winner(number: number, user_id: string): Row {
  return {
    id: uuid(number),
    raffle_id: uuid(1),
    place: number,
    number,
    user_id,
    called_at: "2026-01-01",
    claim_by: "2999-01-01",
  }
}
