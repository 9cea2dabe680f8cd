import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "backend/auth/sessions/known-devices.ts recognizes the devices of a member",
  personSpecimen: ({ person }) =>
    `insert into backend.known_devices (user_id, device) values ('${person}', 'x')`,
}
