import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { minor, guardian, revoked, grown } = people

export const table: TableRegistration = {
  fixture: {
    rows: {
      "for minor": consent(1, guardian, minor),
      "for grown": consent(2, guardian, grown),
      "of revoked": consent(3, revoked, minor),
    },
    inserts: { "of guardian": consent(101, guardian, minor), "of the minor": consent(102, minor, minor) },
    moves: { "no to yes": { row: "for minor", set: { is_given: true } } },
  },
  definerFunctions: {
    "private.has_consent(learner uuid, to_kind text)": "callers cannot read the learner's consents",
    "private.course_permission()": "members whose age is unknown and minors cannot read what decides it",
    "private.answer_consents(learner uuid, answers jsonb, signed_name text)":
      "stores the answer with its text, time and name; rows never change afterwards",
    "private.withdraw_consent(learner uuid, of_kind text)": "a guardian withdraws their own consent",
  },
  equivalentMutants: {
    "private.has_consent(uuid,text): always true":
      "no policy uses it; tests/policies/learning/course-consent.test.ts shows what it decides",
  },
  guardianColumns: [
    "id",
    "learner_id",
    "guardian_id",
    "kind",
    "version",
    "is_given",
    "signed_name",
    "method",
    "given_at",
    "withdrawn_at",
  ],
  personSpecimen: ({ person, other, marker }) =>
    `insert into public.consents (learner_id, guardian_id, kind, version, is_given, signed_name)
     values ('${other}', '${person}', 'consent-course', 1, true, '${marker}')`,
}

function consent(number: number, guardian_id: string, learner_id: string): Row {
  const answer = { kind: "consent-course", version: 1, is_given: false, signed_name: "Grace Guardian" }
  return { id: uuid(number), guardian_id, learner_id, ...answer }
}
