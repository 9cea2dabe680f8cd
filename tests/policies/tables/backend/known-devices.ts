import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  personSpecimen: ({ person }) =>
    `insert into backend.known_devices (user_id, device) values ('${person}', 'x')`,
}
