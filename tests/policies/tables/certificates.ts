import { certificateId, people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, b, minor } = people

export const table: TableRegistration = {
  fixture: {
    rows: { a: certificate(1, a), b: certificate(2, b), minor: certificate(3, minor) },
    inserts: { "a for a": certificate(101, a) },
    moves: { "valid again": { row: "b", set: { status: "valid", status_reason: null } } },
  },
  definerFunctions: {
    "private.issue_certificate(attempt uuid)":
      "the only way to create a certificate is a passed attempt with a chosen name",
    "private.issue_after_consent()": "a trigger: issues it when a guardian's consent starts to count",
    "private.issue_waiting_certificates(learner uuid)": "issues it for learners who turned 18",
    "private.certificate_card(wanted text)": "the public view of a certificate for visitors who have its id",
    "private.certificate_status_list()": "the status numbers of certificates that are not valid",
    "private.search_certificates(words text)":
      "staff search names by an index that row-level security cannot use",
    "private.correct_certificate_name(wanted text, new_name text, reason text)":
      "instructors replace a certificate whose name is wrong, with a log entry",
    "private.set_certificate_status(wanted text, new_status text, reason text)":
      "instructors suspend, reinstate and revoke",
    "private.change_certificate_name_form(wanted text, new_form text)":
      "holders choose how their name is shown, with a log entry",
    "private.send_expiry_reminders()": "sends reminders before a certificate expires",
  },
  personSpecimen: ({ person, marker }) =>
    `insert into public.certificates (id, user_id, course_id, course_title, criteria, holder_name)
     select md5('${person}'), '${person}', id, title, 'Passed', '${marker}' from public.courses limit 1`,
  guardianColumns: [
    "id",
    "user_id",
    "course_id",
    "attempt_id",
    "course_title",
    "criteria",
    "holder_name",
    "name_form",
    "issued_at",
    "expires_at",
    "status",
    "status_reason",
    "status_number",
    "replaces",
  ],
}

function certificate(number: number, user_id: string): Row {
  const text = { course_title: "A course", criteria: "Passed", holder_name: "A Name" }
  const state = { status: "suspended", status_reason: "under-review" }
  return { id: certificateId(number), user_id, course_id: uuid(1), ...text, ...state }
}
