import { accounts, people } from "../access/actors.ts"
import type { TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  fixture: {
    areRowsSeeded: true,
    rows: Object.fromEntries(accounts.map(([label, id]) => [label, { id }])),
    inserts: {
      "a second self": { id: people.a, display_name: "Other" },
      "a deleted member's": { id: people.deleted, display_name: "Other" },
    },
    moves: {
      "a into b": { row: "a", set: { id: people.b } },
      "the minor grown": { row: "minor", set: { adult_on: null } },
    },
  },
  definerFunctions: {
    "private.compare_sign_ups()": "a trigger: removes answers that two unconfirmed sign-ups do not agree on",
    "private.make_profile()": "the auth service creates accounts and has no rights to profiles",
    "private.answer_age(is_adult boolean, birth_month text)":
      "an age is set once and never changed, so there is no update grant",
  },
  personSpecimen: ({ person, marker }) =>
    `update public.profiles set display_name = '${marker}', certificate_name = '${marker}',
       pronouns = 'she/her', state = 'Ohio' where id = '${person}'`,
}
