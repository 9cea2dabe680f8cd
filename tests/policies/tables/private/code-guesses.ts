import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "the functions that look up an invitation, a merge or a request by its code",
  personSpecimen: ({ person }) => `insert into private.code_guesses (user_id) values ('${person}')`,
}
