import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, b, minor } = people

export const table: TableRegistration = {
  fixture: {
    rows: { a: progress(a), b: progress(b), minor: progress(minor) },
    inserts: {
      "one's own": { course_id: uuid(1), lesson_id: uuid(2) },
      "for b": { user_id: b, course_id: uuid(1), lesson_id: uuid(2) },
    },
    moves: { "a done": { row: "a", set: { done_at: "2026-01-01" } } },
  },
  definerFunctions: {
    "private.save_position(lesson uuid, at_block text, at_index integer, at_seconds numeric, given_checks jsonb, is_done boolean, device_time timestamp with time zone)":
      "the database counts completed lessons; members cannot claim them",
    "private.save_positions(positions jsonb)": "the same for everything a device has collected",
  },
  personSpecimen: ({ person }) =>
    `insert into public.lesson_progress (user_id, course_id, lesson_id)
     select '${person}', course_id, id from public.lessons limit 1`,
}

function progress(user_id: string): Row {
  return { user_id, course_id: uuid(1), lesson_id: uuid(1) }
}
