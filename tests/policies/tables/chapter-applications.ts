import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, b, minor } = people

export const table: TableRegistration = {
  fixture: {
    rows: {
      a: application(1, a),
      b: application(2, b),
      minor: application(3, minor),
      visitor: application(4, null),
    },
    inserts: { "one's own": application(101, a), "for b": application(102, b) },
    moves: {
      "a approved": { row: "a", set: { stage: "approved" } },
      "a to b": { row: "a", set: { user_id: b } },
    },
  },
  hiddenFromGuardians: true,
  definerFunctions: {
    "private.apply_for_chapter(name text, email text, role text, kind chapter_kind, institution text, city text, state text, expected_members integer, advisor text, why text)":
      "checks the limits and emails the link",
    "private.chapter_application(proof text)":
      "shows an application to the holder of its link, without a sign-in",
    "private.withdraw_chapter_application(proof text)": "withdraws an application for the holder of its link",
    "private.move_chapter_application(application uuid, next_stage chapter_application_stage, note_to_applicant text)":
      "outreach advances an application; approving it creates the chapter and its lead",
  },
  personSpecimen: ({ person, email, marker }) =>
    `insert into public.chapter_applications (user_id, name, email, role, kind, city, state, expected_members, why)
     values ('${person}', '${marker}', '${email}', 'Nurse', 'city', 'Town', 'Ohio', 3, repeat('Because ${marker}. ', 12))`,
}

function application(number: number, user_id: string | null): Row {
  return {
    id: uuid(number),
    user_id,
    name: "Ana Ruiz",
    email: "ana@example.org",
    role: "Nurse",
    kind: "city",
    city: "Town",
    state: "Ohio",
    expected_members: 5,
    why: "We have lost three neighbors. ".repeat(5),
  }
}
