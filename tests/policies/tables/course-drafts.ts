import { uuid } from "../access/actors.ts"
import type { TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "at most one draft for each of a few courses",
  fixture: {
    rows: { "of open": { course_id: uuid(1) }, "of draft": { course_id: uuid(2) } },
    inserts: { "of another": { course_id: uuid(101) } },
    moves: { "to review": { row: "of open", set: { status: "review" } } },
  },
  definerFunctions: {
    "private.start_course_draft(course uuid)": "editors and instructors start the next version of a course",
    "private.discard_course_draft(course uuid)": "editors and instructors discard it",
    "private.review_course_draft(course uuid, status course_draft_status, reviewer text, reviewed_on date)":
      "editors and instructors send it to review and record the review",
  },
}
