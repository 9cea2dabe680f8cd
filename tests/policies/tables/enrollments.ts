import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, b, minor, grown } = people

export const table: TableRegistration = {
  fixture: {
    rows: { a: enrollment(a), b: enrollment(b), minor: enrollment(minor), grown: enrollment(grown) },
    inserts: { "one's own": { course_id: uuid(2) }, "for b": { user_id: b, course_id: uuid(2) } },
    moves: { "a passed": { row: "a", set: { passed_at: "2026-01-01" } } },
  },
  // Progress only: guardians never see a learner's answers.
  guardianColumns: [
    "user_id",
    "course_id",
    "course_version",
    "lessons_done",
    "started_at",
    "seen_at",
    "passed_at",
  ],
}

function enrollment(user_id: string): Row {
  return { user_id, course_id: uuid(1) }
}
