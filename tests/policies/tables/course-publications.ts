import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, b } = people

export const table: TableRegistration = {
  staysSmall: "a few versions of a few courses",
  hiddenFromGuardians: true,
  fixture: {
    rows: { "by a": publication(1, a), "by b": publication(2, b) },
    inserts: { "by a": publication(3, a) },
    moves: { "a to b": { row: "by a", set: { published_by: b } } },
  },
  definerFunctions: {
    "private.publish_course(course uuid, note text)": "editors and instructors publish a reviewed draft",
    "private.restore_course_version(course uuid, version integer)":
      "editors and instructors make an earlier version the draft",
    "private.course_history(course uuid)": "editors and instructors see who published which version",
  },
  personSpecimen: ({ person }) =>
    `with course as (
       insert into public.courses (slug, title, summary, minutes)
       values ('published-by-a-person', 'A course', 'A course', 5) returning id
     )
     insert into public.course_publications (course_id, version, parts, published_by)
     select id, 1, '[]', '${person}' from course`,
}

function publication(version: number, published_by: string): Row {
  return { course_id: uuid(1), version, parts: "[]", published_by }
}
