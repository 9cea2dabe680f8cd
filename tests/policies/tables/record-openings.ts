import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, b, minor, staff, admin } = people

export const table: TableRegistration = {
  hiddenFromGuardians: true,
  fixture: {
    rows: { "of a": opening(1, a), "of b": opening(2, b), "of minor": opening(3, minor) },
    inserts: { "of a by staff": { ...opening(4, a), opened_by: staff }, "of b": opening(5, b) },
    moves: { "to a": { row: "of b", set: { user_id: a, session_id: uuid(9) } } },
  },
  definerFunctions: {
    "private.open_person(person uuid, reason opening_reason, note text)":
      "records why an administrator opens a record",
    "private.person_record(person uuid)": "administrators read a person’s account after giving a reason",
    "private.person_guardianships(person uuid)": "administrators read guardianships after giving a reason",
    "private.person_sessions(person uuid)": "administrators read sessions after giving a reason",
    "private.end_person_session(person uuid, session uuid)":
      "administrators sign a person out after giving a reason",
    "private.access_answers(person uuid, thing access_thing, item text)":
      "administrators ask why a person can’t see something",
    "private.find_people(search text, only_staff boolean)": "administrators find people by email or name",
    "private.grant_role(person uuid, role app_role)": "administrators give a role to another adult",
    "private.remove_role(person uuid, role_id uuid)":
      "administrators take a role, except the last administrator’s",
  },
  personSpecimen: ({ person, other, marker }) =>
    `insert into public.record_openings (user_id, opened_by, session_id, reason, note) values
       ('${person}', '${other}', gen_random_uuid(), 'other', '${marker}'),
       ('${other}', '${person}', gen_random_uuid(), 'safety', null)`,
}

function opening(number: number, user_id: string): Row {
  return { id: uuid(number), user_id, opened_by: admin, session_id: uuid(number), reason: "safety" }
}
