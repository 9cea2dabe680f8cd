import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "the functions that issue and claim certificates of a class",
  definerFunctions: {
    "private.issue_class_certificates(course uuid, taught_on date, people jsonb, is_preview boolean)":
      "instructors issue certificates to everyone who took a class",
    "private.claim_certificates_of_email()": "a trigger: a new member gets the certificates of their address",
    "private.claim_certificates_of_profile()": "a trigger: the same, once they have said how old they are",
    "private.class_attendees(date uuid)":
      "the names and addresses of people who were checked in, for staff with both roles",
    "private.delete_old_unclaimed_certificates()": "deletes addresses of certificates after two years",
  },
  personSpecimen: ({ email, marker }) =>
    `with made as (
       insert into public.certificates (id, course_id, course_title, criteria, holder_name)
       select md5('${marker}'), id, title, 'Took the class', '${marker}' from public.courses limit 1
       returning id, course_id)
     insert into private.unclaimed_certificates (certificate_id, email, course_id, taught_on)
     select id, '${email}', course_id, current_date from made`,
}
