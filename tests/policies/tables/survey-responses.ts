import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, b, minor } = people

export const table: TableRegistration = {
  fixture: {
    rows: { a: response(1, a), b: response(2, b), minor: response(3, minor) },
    inserts: { "one's own": response(101, a), "for b": response(102, b) },
    moves: { "a to b": { row: "a", set: { user_id: b, phase: "after" } } },
  },
  definerFunctions: {
    "private.save_survey(course uuid, in_phase text, given jsonb, guest_key text)":
      "counts correct answers by a column that has no read grant",
    "private.survey_refusal(course uuid, in_phase text, guest_key text)":
      "checks the caller's consents, and returns only the result",
    "private.complete_survey(token text)": "each token works once",
    "private.survey_gain(course uuid)": "returns two averages over at least ten people",
    "private.count_survey_pairs()": "a trigger: updates the totals, whichever service changes the answers",
    "private.remove_guest_surveys()": "deletes guests' answers after a year",
  },
  hiddenFromGuardians: true,
  personSpecimen: ({ person }) =>
    `insert into public.survey_responses (course_id, user_id, phase, answers, right_count)
     select id, '${person}', 'before', '{}', 3 from public.courses limit 1`,
}

function response(number: number, user_id: string): Row {
  return { id: uuid(number), course_id: uuid(1), user_id, phase: "before", answers: "{}", right_count: 3 }
}
