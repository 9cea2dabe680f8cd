import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"
import { inDraft } from "./course-parts.ts"

const { a, staff, admin } = people

export const table: TableRegistration = {
  hiddenFromGuardians: true,
  fixture: {
    rows: { "of a": typing(1, a), "of staff": typing(1, staff), "of admin": typing(2, admin) },
    inserts: { "own of staff": typing(2, staff), "for admin": typing(1, admin) },
    moves: { "admin to staff": { row: "of admin", set: { user_id: staff } } },
  },
  definerFunctions: {
    "private.keep_course_typing(course uuid, form text, content jsonb)":
      "editors and instructors keep what they are typing, and learn who else is",
    "private.drop_course_typing(course uuid, form text)": "staff discard what they typed",
  },
  personSpecimen: ({ person, marker }) =>
    inDraft(`
    insert into public.course_typing (user_id, course_id, form, content)
    select '${person}', course_id, 'new', '{"title": "${marker}"}' from draft`),
}

function typing(course: number, user_id: string): Row {
  return { user_id, course_id: uuid(course), form: "new", content: "{}" }
}
