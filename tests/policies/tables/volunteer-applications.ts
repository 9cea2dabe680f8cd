import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, b, minor } = people

export const table: TableRegistration = {
  fixture: {
    rows: { a: application(1, a), b: application(2, b), minor: application(3, minor) },
    inserts: { "one's own": application(101, a), "for b": application(102, b) },
    moves: {
      "a active": { row: "a", set: { stage: "active" } },
      "a to b": { row: "a", set: { user_id: b } },
    },
  },
  hiddenFromGuardians: true,
  definerFunctions: {
    "private.apply_to_volunteer(name text, phone text, city text, state text, interests volunteer_interest[], availability availability_slot[], about text)":
      "checks the age, the consent of a guardian and the limits",
    "private.volunteer_obstacle()": "says why the caller cannot apply, by rows of the caller",
    "private.withdraw_volunteer_application()": "applicants withdraw, and volunteers stop",
    "private.save_availability(slots availability_slot[])": "applicants change when they have time",
    "private.move_volunteer_application(application uuid, next_stage volunteer_stage, note_to_applicant text)":
      "outreach advances an application and tells the applicant why",
    "private.note_screening(application uuid, result screening_result, day date, last_day date)":
      "outreach notes a screening, and shifts that it no longer covers are given back",
    "private.screening_author(application volunteer_applications)":
      "outreach reads the name of the colleague who noted a screening",
  },
  personSpecimen: ({ person, marker }) =>
    `insert into public.volunteer_applications (user_id, name, city, state, interests, about)
     values ('${person}', '${marker}', 'Town', 'Ohio', '{greet}', 'Because ${marker}.')`,
}

function application(number: number, user_id: string): Row {
  return {
    id: uuid(number),
    user_id,
    name: "Ana Ruiz",
    city: "Town",
    state: "Ohio",
    interests: "{greet}",
    stage: number > 100 ? "withdrawn" : "submitted",
  }
}
