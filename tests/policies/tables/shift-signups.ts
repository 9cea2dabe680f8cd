import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, b, minor } = people

export const table: TableRegistration = {
  fixture: {
    rows: { a: signup(1, a, 1), b: signup(2, b, 2), minor: signup(3, minor, 3) },
    inserts: { "one's own": signup(101, a, 3), "for b": signup(102, b, 3) },
    moves: {
      "a to b": { row: "a", set: { user_id: b } },
      "to another": { row: "a", set: { shift_id: uuid(2) } },
    },
  },
  definerFunctions: {
    "private.take_shift(shift uuid)": "checks the requirements and the capacity under the lock of the shift",
    "private.leave_shift(shift uuid)": "moves up the next person on the waiting list",
    "private.offer_shift(shift uuid)": "hands the place to someone who waits, or offers it",
    "private.keep_shift(shift uuid)": "takes an offer back",
    "private.free_deleted_signup()": "a trigger that gives the places of a deleted account to others",
    "private.leave_shifts_without_consent()":
      "a trigger that takes learners off their shifts when the consent to events ends",
    "private.release_shifts()": "a trigger that takes people who stop volunteering off their shifts",
  },
  guardianColumns: [
    ...["id", "shift_id", "user_id", "status", "number", "offered_at", "checked_in_at", "reminded_at"],
    "signed_up_at",
  ],
  personSpecimen: ({ person }) =>
    `with planned as (
       insert into public.shifts (title, place, starts_at, ends_at, time_zone, capacity)
       values ('Greet', 'Library', now() + interval '1 day', now() + interval '26 hours', 'America/Chicago', 3)
       returning id
     )
     insert into public.shift_signups (shift_id, user_id, status, number) select id, '${person}', 'confirmed', 1 from planned`,
}

function signup(number: number, user_id: string, shift: number): Row {
  return { id: uuid(number), user_id, shift_id: uuid(shift), status: "confirmed", number }
}
