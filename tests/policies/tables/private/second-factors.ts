import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "has_second_factor",
  definerFunctions: {
    "private.copy_second_factor()": "a trigger that mirrors auth.mfa_factors, which has no grant",
  },
  personSpecimen: ({ person }) =>
    `insert into private.second_factors (id, user_id) values (gen_random_uuid(), '${person}')`,
}
