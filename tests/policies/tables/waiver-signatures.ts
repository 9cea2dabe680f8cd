import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, b, minor } = people

export const table: TableRegistration = {
  fixture: {
    rows: { a: signature(1, a), b: signature(2, b), minor: signature(3, minor) },
    inserts: { "one's own": signature(101, a), "for b": signature(102, b) },
    moves: { "a to b": { row: "a", set: { user_id: b } } },
  },
  definerFunctions: {
    "private.waiver_people()": "names the learners for whom a guardian signs",
    "private.sign_waiver(person uuid, seen_version integer, signed_name text)":
      "adults sign for themselves, and guardians for their learners",
  },
  guardianColumns: ["id", "user_id", "kind", "version", "signed_by", "signed_name", "signed_at"],
  personSpecimen: ({ person, marker }) =>
    `insert into public.waiver_signatures (user_id, version, signed_by, signed_name)
     values ('${person}', 1, '${person}', '${marker}')`,
}

function signature(number: number, user_id: string): Row {
  return {
    ...{ id: uuid(number), user_id, version: 1 },
    ...{ signed_by: user_id, signed_name: "Ana Ruiz" },
  }
}
