import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, minor, guardian, revoked, grown } = people

export const table: TableRegistration = {
  fixture: {
    rows: { "at minor": visit(1, guardian, minor), "at grown": visit(2, guardian, grown) },
    inserts: { "of nobody": visit(101, a, minor) },
    moves: { "to revoked": { row: "at minor", set: { guardian_id: revoked } } },
  },
  definerFunctions: {
    "private.open_learner_page(learner uuid)":
      "records the visit in the same statement that shows the learner",
  },
  guardianColumns: ["id", "guardian_id", "learner_id", "what", "visited_at"],
  personSpecimen: ({ person, other }) =>
    `insert into public.guardian_visits (guardian_id, learner_id, what) values ('${person}', '${other}', 'page')`,
}

function visit(number: number, guardian_id: string, learner_id: string): Row {
  return { id: uuid(number), guardian_id, learner_id, what: "page" }
}
