import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "written by the trigger of graded tests, read by question_health",
  definerFunctions: {
    "private.count_answers()": "a trigger that counts which questions people who passed had missed",
    "private.question_health(course uuid)": "editors and instructors see which questions are often missed",
  },
}
