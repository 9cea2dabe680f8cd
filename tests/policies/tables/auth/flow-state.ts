import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  personSpecimen: ({ person }) =>
    `insert into auth.flow_state (id, user_id, auth_code, code_challenge_method, code_challenge, provider_type,
       authentication_method) values (gen_random_uuid(), '${person}', 'x', 's256', 'x', 'email', 'magiclink')`,
}
