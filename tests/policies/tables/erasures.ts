import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  fixture: {
    rows: { "of a": erasure(1, people.a), "of b": erasure(2, people.b) },
    inserts: { "of oneself": erasure(101, people.minor), "of staff": erasure(102, people.staff) },
    moves: { "a's to staff": { row: "of a", set: { user_id: people.staff } } },
  },
  definerFunctions: {
    "private.request_my_erasure()": "requires a recent sign-in",
    "private.cancel_my_erasure()": "an erasure can be canceled until it starts",
    "private.request_learner_erasure(learner uuid)": "lets a guardian request the erasure of a learner",
    "private.cancel_learner_erasure(learner uuid)": "lets a guardian cancel it",
  },
}

function erasure(number: number, user_id: string): Row {
  return { user_id, id: uuid(number), reason: "asked", requested_by: user_id, due_at: "2030-01-01" }
}
