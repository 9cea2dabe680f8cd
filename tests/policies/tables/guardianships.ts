import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, b, minor, guardian, unverified, revoked, grown } = people
const since = "2026-01-01"

export const table: TableRegistration = {
  // A guardianship of an adult cannot be inserted, so `grown` comes of age after the insert.
  setup: `
    update auth.users set email_confirmed_at = '${since}' where id in ('${guardian}', '${unverified}', '${revoked}');
    update public.profiles set age_answered_at = '${since}'
      where id in ('${guardian}', '${unverified}', '${revoked}', '${grown}');
    update public.profiles set adult_on = '2035-01-01' where id = '${grown}';
    insert into public.guardianships (id, guardian_id, learner_id, relation, guardian_confirmed_at,
        learner_confirmed_at, ended_at, ended_because) values
      ('${uuid(1)}', '${guardian}', '${minor}', 'parent', '${since}', '${since}', null, null),
      ('${uuid(2)}', '${unverified}', '${minor}', 'parent', '${since}', null, null, null),
      ('${uuid(3)}', '${revoked}', '${minor}', 'parent', '${since}', '${since}', '${since}', 'learner'),
      ('${uuid(4)}', '${guardian}', '${grown}', 'parent', '${since}', '${since}', null, null);
    update public.profiles set adult_on = '2026-01-01' where id = '${grown}'`,
  fixture: {
    rows: {
      verified: { id: uuid(1) },
      unverified: { id: uuid(2) },
      revoked: { id: uuid(3) },
      grown: { id: uuid(4) },
    },
    inserts: {
      "unverified over minor": guardianship(101, unverified, minor),
      "a over b": guardianship(102, a, b),
      "minor under a": guardianship(103, a, minor),
    },
    moves: { "revoked back": { row: "revoked", set: { ended_at: null, ended_because: null } } },
  },
  definerFunctions: {
    "private.guarded_learners()": "policies of other tables call it and cannot read guardianships or ages",
    "private.visible_people()": "policies of other tables call it and cannot read guardianships",
    "private.confirm_guardian(link uuid)": "only the learner can confirm, and only once",
    "private.end_guardianship(link uuid)": "either side can end it, which also ends the consents",
    "private.my_guardianships()": "shows each side the name of the other",
    "private.deletion_without_guardian()": "reads due dates with the function that schedules deletions",
    "private.update_unguarded_since()":
      "a trigger; services that write guardianships have no rights to profiles",
  },
  guardianColumns: [
    "id",
    "guardian_id",
    "learner_id",
    "relation",
    "guardian_confirmed_at",
    "learner_confirmed_at",
    "verified_at",
    "birthday_notified_at",
    "ended_at",
    "ended_by",
    "ended_because",
    "created_at",
  ],
  personSpecimen: ({ person, other }) =>
    `insert into public.guardianships (guardian_id, learner_id, relation, ended_at, ended_because, ended_by)
     values ('${person}', '${other}', 'parent', now(), 'guardian', '${person}')`,
}

function guardianship(number: number, guardian_id: string, learner_id: string): Row {
  const confirmed = { guardian_confirmed_at: since, learner_confirmed_at: since }
  return { id: uuid(number), guardian_id, learner_id, relation: "parent", ...confirmed }
}
