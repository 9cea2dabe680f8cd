import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, minor, grown, staff } = people
const day = "2026-01-01"

export const table: TableRegistration = {
  fixture: {
    rows: { "of minor": slip(1, minor), "of grown": slip(2, grown) },
    inserts: { "by guardian": slip(101, minor), "by staff": { ...slip(102, minor), asked_by: staff } },
    moves: {
      allowed: { row: "of minor", set: { is_allowed: true, answered_at: day } },
      "to a": { row: "of minor", set: { learner_id: a } },
    },
  },
  definerFunctions: {
    "private.request_permission(learner uuid, slip_title text, slip_date date, slip_about text)":
      "learners ask for themselves, the events staff for any learner",
    "private.answer_slip(slip uuid, allow boolean, signature text, contact_name text, contact_phone text)":
      "guardians answer slips that others created",
    "private.remind_guardians(key text)": "learners remind their guardians of an unsigned slip, once",
  },
  guardianColumns: [
    "id",
    "learner_id",
    "asked_by",
    "title",
    "happens_on",
    "about",
    "asked_at",
    "is_allowed",
    "answered_at",
    "answered_by",
    "reminded_at",
    "signed_name",
    "emergency_name",
    "emergency_phone",
  ],
  personSpecimen: ({ person, other, marker }) =>
    `insert into public.permission_slips (learner_id, asked_by, title, happens_on, about, is_allowed, answered_at,
       answered_by, signed_name, emergency_name) values ('${other}', '${person}', 'A trip', now(),
       'A day in the park', true, now(), '${person}', '${marker}', '${marker}')`,
}

function slip(number: number, learner_id: string): Row {
  const about = "Tabling at the fair, from noon to four"
  return { id: uuid(number), learner_id, asked_by: learner_id, title: "Fair", happens_on: day, about }
}
