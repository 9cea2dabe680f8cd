import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "use_recovery_code limits the attempts",
  personSpecimen: ({ person }) => `insert into private.recovery_tries (user_id) values ('${person}')`,
}
