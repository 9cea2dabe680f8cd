import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  personSpecimen: ({ person }) => `insert into private.code_guesses (user_id) values ('${person}')`,
}
