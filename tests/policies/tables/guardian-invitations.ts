import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, minor, guardian } = people

export const table: TableRegistration = {
  fixture: {
    rows: { "of minor": invitation(1, minor), "of guardian": invitation(2, guardian) },
    inserts: { "in one's name": invitation(101, a), "in the minor's": invitation(102, minor) },
    moves: { "minor's to a": { row: "of minor", set: { made_by: a } } },
  },
  definerFunctions: {
    "private.invite(from_side text, to_address text, relation text, OUT outcome invite_outcome, OUT code text)":
      "creates, hashes, rate-limits and emails the code",
    "private.preview_invitation(code text)": "shows the holder of a code who sent it",
    "private.answer_invitation(code text, is_accepted boolean, as_relation text, answers jsonb, signed_name text)":
      "a code works once and only for the two people it is meant for",
    "private.withdraw_invitation(invitation uuid)": "only the sender, and only while the code is unused",
  },
  personSpecimen: ({ person, other, email }) =>
    `insert into public.guardian_invitations (made_by, side, relation, address, secret_hash) values
       ('${other}', 'guardian', 'parent', '${email}', 'x'), ('${person}', 'guardian', 'parent', 'x@example.org', 'y')`,
}

function invitation(number: number, made_by: string): Row {
  const secret_hash = `\\x${String(number).padStart(64, "0")}`
  const side = made_by === guardian ? "guardian" : "learner"
  return { id: uuid(number), made_by, side, relation: "parent", address: "x@example.org", secret_hash }
}
