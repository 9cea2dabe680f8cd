import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, guardian } = people

export const table: TableRegistration = {
  fixture: {
    rows: { "of guardian": youngLearner(1, guardian), "of a": youngLearner(2, a) },
    inserts: { "of a": youngLearner(101, a), "of guardian": youngLearner(102, guardian) },
    moves: { "a's to guardian": { row: "of a", set: { guardian_id: guardian } } },
  },
  personSpecimen: ({ person, marker }) =>
    `insert into public.young_learners (guardian_id, first_name, version, signed_name)
     values ('${person}', 'Kim', 1, '${marker}')`,
}

function youngLearner(number: number, guardian_id: string): Row {
  return { id: uuid(number), guardian_id, first_name: "Kim", version: 1, signed_name: "Grace Guardian" }
}
