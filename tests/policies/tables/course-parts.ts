import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, staff } = people

const LESSON = '{"slug": "one", "title": "One", "minutes": 1, "requires_earlier": false, "blocks": []}'

export const table: TableRegistration = {
  staysSmall: "the lessons and questions of the few courses that staff are changing",
  hiddenFromGuardians: true,
  fixture: {
    rows: { "by a": part(1, a), "by staff": part(2, staff) },
    inserts: { "by staff": part(3, staff) },
    moves: { "a to staff": { row: "by a", set: { saved_by: staff } } },
  },
  definerFunctions: {
    "private.save_course_part(course uuid, part uuid, base_revision integer, content jsonb)":
      "editors and instructors save a part that nobody else saved meanwhile",
    "private.add_course_part(course uuid, kind course_part_kind, content jsonb)":
      "editors and instructors add lessons and questions",
    "private.remove_course_part(course uuid, part uuid, is_removed boolean)":
      "editors and instructors take lessons and questions out, and put them back",
    "private.order_course_lessons(course uuid, lessons uuid[])": "editors and instructors order the lessons",
  },
  personSpecimen: ({ person }) =>
    inDraft(`
    insert into public.course_parts (course_id, kind, position, content, saved_by)
    select course_id, 'lesson', 1, '${LESSON}', '${person}' from draft`),
}

/** A statement about a new draft of a new course. */
export function inDraft(statement: string) {
  return `with course as (
      insert into public.courses (slug, title, summary, minutes)
      values (concat('written-', gen_random_uuid()), 'A course', 'A course', 5) returning id
    ), draft as (
      insert into public.course_drafts (course_id) select id from course returning course_id
    ) ${statement}`
}

function part(number: number, saved_by: string): Row {
  return {
    course_id: uuid(1),
    id: uuid(number + 200),
    kind: "lesson",
    position: number,
    content: LESSON,
    saved_by,
  }
}
