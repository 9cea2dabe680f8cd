import { people, uuid } from "../../access/actors.ts"
import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "has_second_factor",
  setup: `insert into private.second_factors (id, user_id) values ('${uuid(1)}', '${people.b}')`,
  definerFunctions: {
    "private.is_session_complete()": "reads private.second_factors, which has no grant, for the caller only",
    "private.caller_has_enrolled_factor()":
      "reads private.second_factors, which has no grant, for the caller only",
    "private.copy_second_factor()": "a trigger that mirrors auth.mfa_factors, which has no grant",
  },
  equivalentMutants: {
    "private.caller_has_enrolled_factor(): always true":
      "no policy uses it; tests/policies/accounts/dashboard.test.ts shows what it returns",
  },
  personSpecimen: ({ person }) =>
    `insert into private.second_factors (id, user_id) values (gen_random_uuid(), '${person}')`,
}
