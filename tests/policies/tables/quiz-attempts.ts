import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, b, minor } = people
const passed = { submitted_at: "2026-01-01", is_passed: true }

export const table: TableRegistration = {
  fixture: {
    rows: { a: attempt(1, a), b: attempt(2, b), minor: attempt(3, minor) },
    inserts: { "passed by a": { ...attempt(101, a), ...passed } },
    moves: { "a passed": { row: "a", set: passed } },
  },
  definerFunctions: {
    "private.start_quiz(course uuid, guest_key text)": "draws questions from a bank that has no read grant",
    "private.quiz_status(course uuid, guest_key text)":
      "lists the attempts of the caller or of their device, whose column has no read grant",
    "private.quiz_questions(attempt uuid, guest_key text)":
      "shows the drawn questions without the correct answers",
    "private.save_answer(attempt uuid, question uuid, chosen text[], guest_key text)":
      "writes only to an open attempt of the caller or of their device",
    "private.send_answers(attempt uuid, answers jsonb, guest_key text)":
      "writes only to an open attempt of the caller or of their device, and only over the answer that the device knew",
    "private.quiz_result(attempt uuid, guest_key text)":
      "shows the owner of a graded attempt the correct answers of the questions they answered, and all after passing",
    "private.submit_quiz(attempt uuid, guest_key text)": "grades",
    "private.record_pass()": "a trigger that records a pass when an attempt is graded or claimed",
    "private.remove_guest_attempts()": "deletes attempts of guests who did not return",
  },
  hiddenFromGuardians: true,
  // A passed attempt also creates the enrollment.
  personSpecimen: ({ person }) =>
    `insert into public.quiz_attempts (user_id, course_id, course_version, drawn, submitted_at, is_passed)
     select '${person}', id, 1, '[{}]', now(), true from public.courses where bank is not null limit 1`,
}

function attempt(number: number, user_id: string): Row {
  return { id: uuid(number), user_id, course_id: uuid(1), course_version: 1, drawn: "[{}]" }
}
