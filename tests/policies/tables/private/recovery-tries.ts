import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  personSpecimen: ({ person }) => `insert into private.recovery_tries (user_id) values ('${person}')`,
}
