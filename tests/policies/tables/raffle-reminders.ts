import { people, uuid } from "../access/actors.ts"
import type { TableRegistration } from "../access/policy-fixtures.ts"

const { a, b } = people

export const table: TableRegistration = {
  fixture: {
    rows: { a: reminder(a), b: reminder(b) },
    inserts: { "one's own": reminder(a, 3), "for b": reminder(b, 3) },
    moves: { "a to b": { row: "a", set: { user_id: b, moment: "draw" } } },
  },
  definerFunctions: {
    "private.set_raffle_reminder(slug text, is_wanted boolean)":
      "a member asks for a reminder or turns it off, only for themselves",
    "private.send_raffle_reminders()": "the job sends reminders and deletes them",
  },
  hiddenFromGuardians: true,
  personSpecimen: ({ person }) =>
    `with raffle as (
       insert into public.raffles (slug, title, prize, prize_value, opens_at, closes_at, draws_at, states, sources, method, beacon_round)
       values ('specimen-' || gen_random_uuid(), 'Specimen', 'One jacket.', 1, now() + interval '1 day', now() + interval '2 days', now() + interval '3 days', '{Ohio}', '{web}', 'beacon', 1)
       returning id)
     insert into public.raffle_reminders (user_id, raffle_id, moment) select '${person}', id, 'opening' from raffle`,
}

function reminder(user_id: string, raffle = 1) {
  return { user_id, raffle_id: uuid(raffle), moment: "opening" }
}
