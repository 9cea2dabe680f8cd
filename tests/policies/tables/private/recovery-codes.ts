import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "the functions that create, count and use recovery codes",
  definerFunctions: {
    "private.make_recovery_codes()": "codes are secrets without a grant",
    "private.recovery_codes_left()": "shows how many codes are left, never the codes",
    "private.use_recovery_code(member uuid, code text)":
      "the service checks one code without reading the others",
  },
  personSpecimen: ({ person }) =>
    `insert into private.recovery_codes (user_id, code_hash) values ('${person}', 'x')`,
}
