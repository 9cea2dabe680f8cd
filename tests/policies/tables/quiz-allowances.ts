import { people } from "../access/actors.ts"
import type { TableRegistration } from "../access/policy-fixtures.ts"

const { a, b, minor } = people

export const table: TableRegistration = {
  fixture: {
    rows: { a: { user_id: a, extra_percent: 25 }, b: { user_id: b, extra_percent: 50 } },
    inserts: { "for the minor": { user_id: minor, extra_percent: 100 } },
    moves: { "more for a": { row: "a", set: { extra_percent: 300 } } },
  },
  definerFunctions: {
    "private.grant_extra_time(address text, percent integer)":
      "instructors find a member by an email address that they cannot read",
  },
  personSpecimen: ({ person, other }) =>
    `insert into public.quiz_allowances (user_id, extra_percent, granted_by)
     values ('${person}', 50, '${other}'), ('${other}', 50, '${person}')`,
}
