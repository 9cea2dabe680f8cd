import { certificateId, people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, b, minor } = people

export const table: TableRegistration = {
  fixture: {
    rows: {
      a: request(1, a),
      "b under review": { ...request(2, b), review_of: certificateId(2) },
      minor: request(3, minor),
    },
    inserts: { "a again": request(101, a) },
    moves: { "b approved": { row: "b under review", set: { review_of: null } } },
  },
  definerFunctions: {
    "private.request_certificate(attempt uuid, new_name text, new_form text)":
      "members choose the name for a passed attempt of theirs",
    "private.waiting_certificates()": "lists the caller's passes without a certificate, and what is missing",
    "private.decide_certificate_request(wanted uuid, is_approved boolean)":
      "instructors decide about a new pass after a suspension or cheating",
    "private.send_name_reminders()": "reminds members who passed to choose a name",
  },
  hiddenFromGuardians: true,
  personSpecimen: ({ person, marker }) =>
    // A refused request stays; any other is issued when something happens to the person's consents.
    `with course as (select id from public.courses limit 1), certificate as (
       insert into public.certificates (id, user_id, course_id, course_title, criteria, holder_name)
       select md5('request of ${person}'), '${person}', id, 'A course', 'Passed', '${marker}' from course
       returning id
     ), attempt as (
       insert into public.quiz_attempts (user_id, course_id, course_version, drawn, submitted_at, is_passed)
       select '${person}', id, 1, '[{}]', now(), true from course returning id
     ) insert into public.certificate_requests (attempt_id, user_id, holder_name, name_form, review_of, refused_at)
       select attempt.id, '${person}', '${marker}', 'full', certificate.id, now() from attempt, certificate`,
}

function request(number: number, user_id: string): Row {
  return { id: uuid(number), attempt_id: uuid(number), user_id, holder_name: "A Name", name_form: "full" }
}
