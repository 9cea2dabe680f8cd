import { uuid } from "../access/actors.ts"
import type { TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "at most one draft for each of a few courses",
  hiddenFromGuardians: true,
  fixture: {
    rows: { "of open": { course_id: uuid(1) }, "of draft": { course_id: uuid(2) } },
    inserts: { "of another": { course_id: uuid(101) } },
    moves: { "to review": { row: "of open", set: { status: "review" } } },
  },
  definerFunctions: {
    "private.create_course(title text, summary text, minutes integer, audience text)":
      "editors and instructors start a new course",
    "private.start_course_draft(course uuid)": "editors and instructors start the next version of a course",
    "private.discard_course_draft(course uuid)": "editors and instructors discard it",
    "private.review_course_draft(course uuid, status course_draft_status, reviewer text, reviewed_on date)":
      "editors and instructors send it to review and record the review",
    "private.schedule_course(course uuid, publish_at timestamp with time zone, note text)":
      "editors and instructors publish a reviewed draft at a time",
  },
  personSpecimen: ({ person }) => `with course as (
      insert into public.courses (slug, title, summary, minutes)
      values ('scheduled-by-a-person', 'A course', 'A course', 5) returning id
    )
    insert into public.course_drafts (course_id, scheduled_by) select id, '${person}' from course`,
}
