import { people } from "./access/actors.ts"
import type { Row, TableFixture } from "./access/policy-fixtures.ts"

const { a, b, minor, guardian, unverified, revoked, grown, staff } = people
const since = "2026-01-01"

/**
 * One verified guardian of the minor, one whom the minor has not confirmed, one whose link has ended, and a
 * learner who came of age while linked: the database would not let the last link be made today.
 */
export const guardianArrangement = `
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
  update public.profiles set adult_on = '2026-01-01' where id = '${grown}'`

export const guardianTables: Record<string, TableFixture> = {
  "public.guardianships": {
    isThere: true,
    rows: {
      verified: { id: uuid(1) },
      unverified: { id: uuid(2) },
      revoked: { id: uuid(3) },
      grown: { id: uuid(4) },
    },
    attempts: {
      "unverified over minor": link(101, unverified, minor),
      "a over b": link(102, a, b),
      "minor under a": link(103, a, minor),
    },
    moves: { "revoked back": { row: "revoked", set: { ended_at: null, ended_because: null } } },
  },
  "public.guardian_invitations": {
    rows: { "of minor": invitation(1, minor), "of guardian": invitation(2, guardian) },
    attempts: { "in one's name": invitation(101, a), "in the minor's": invitation(102, minor) },
    moves: { "minor's to a": { row: "of minor", set: { made_by: a } } },
  },
  "public.guardian_visits": {
    rows: { "at minor": visit(1, guardian, minor), "at grown": visit(2, guardian, grown) },
    attempts: { "of nobody": visit(101, a, minor) },
    moves: { "to revoked": { row: "at minor", set: { guardian_id: revoked } } },
  },
  "public.consents": {
    rows: {
      "for minor": consent(1, guardian, minor),
      "for grown": consent(2, guardian, grown),
      "of revoked": consent(3, revoked, minor),
    },
    attempts: { "of guardian": consent(101, guardian, minor), "of the minor": consent(102, minor, minor) },
    moves: { "no to yes": { row: "for minor", set: { is_given: true } } },
  },
  "public.permission_slips": {
    rows: { "of minor": slip(1, minor), "of grown": slip(2, grown) },
    attempts: { "by guardian": slip(101, minor), "by staff": { ...slip(102, minor), asked_by: staff } },
    moves: {
      allowed: { row: "of minor", set: { is_allowed: true, answered_at: since } },
      "to a": { row: "of minor", set: { learner_id: a } },
    },
  },
  "public.young_learners": {
    rows: { "of guardian": young(1, guardian), "of a": young(2, a) },
    attempts: { "of a": young(101, a), "of guardian": young(102, guardian) },
    moves: { "a's to guardian": { row: "of a", set: { guardian_id: guardian } } },
  },
}

export const guardianDefiners: Record<string, string> = {
  "private.guards(learner uuid)": "policies of other tables ask it; links and birthdays are hidden from them",
  "private.has_consent(learner uuid, to_kind text)":
    "features ask it of learners whose consents they cannot read",
  "private.invite(from_side text, to_address text, relation text, OUT outcome text, OUT code text)":
    "codes are made and hashed here, counted, and mailed",
  "private.look_at_invitation(code text)": "whoever holds a code learns from whom it is",
  "private.answer_invitation(code text, is_accepted boolean, as_relation text, answers jsonb, signed_name text)":
    "a code is used once and makes a link only for the right two people",
  "private.confirm_guardian(link uuid)": "only the learner of the link, only once",
  "private.end_guardianship(link uuid)": "either side, and what was allowed ends with it",
  "private.withdraw_invitation(invitation uuid)": "only its maker, only while unused",
  "private.my_guardianships()": "names of the other side, for those who are linked",
  "private.open_learner_page(learner uuid)": "a guardian's look is noted in the same breath",
  "private.answer_consents(learner uuid, answers jsonb, signed_name text)":
    "answers are written down with words, time and name, never changed",
  "private.withdraw_consent(learner uuid, of_kind text)": "a guardian's own yes, at once",
  "private.ask_permission(learner uuid, slip_title text, slip_date date, slip_about text)":
    "learners for themselves, the event desk for any learner",
  "private.answer_slip(slip uuid, allow boolean, signature text, contact_name text, contact_phone text)":
    "guardians answer what others asked",
  "private.ask_an_adult(first_name text, address text)": "children have no account to ask with",
  "private.look_at_young_request(code text)": "requests are in a table nobody can read",
  "private.answer_young_request(code text, is_accepted boolean, words_version integer, signature text)":
    "the first name moves from the request to the guardian",
  "private.request_learner_export(learner uuid)": "exports are for their person, and here for a guardian",
  "private.request_learner_erasure(learner uuid)": "the same for the end of an account",
  "private.keep_learner_account(learner uuid)": "and for thinking again",
  "private.follow_last_guardian()": "links are also written by services that have no rights to profiles",
}

function link(number: number, guardian_id: string, learner_id: string): Row {
  const confirmed = { guardian_confirmed_at: since, learner_confirmed_at: since }
  return { id: uuid(number), guardian_id, learner_id, relation: "parent", ...confirmed }
}

function invitation(number: number, made_by: string): Row {
  const secret_hash = `\\x${String(number).padStart(64, "0")}`
  const side = made_by === guardian ? "guardian" : "learner"
  return { id: uuid(number), made_by, side, relation: "parent", address: "x@example.org", secret_hash }
}

function visit(number: number, guardian_id: string, learner_id: string): Row {
  return { id: uuid(number), guardian_id, learner_id, what: "page" }
}

function consent(number: number, guardian_id: string, learner_id: string): Row {
  const answer = { kind: "consent-course", version: 1, is_given: false, signed_name: "Grace Guardian" }
  return { id: uuid(number), guardian_id, learner_id, ...answer }
}

function slip(number: number, learner_id: string): Row {
  const about = "Tabling at the fair, from noon to four"
  return { id: uuid(number), learner_id, asked_by: learner_id, title: "Fair", happens_on: since, about }
}

function young(number: number, guardian_id: string): Row {
  return { id: uuid(number), guardian_id, first_name: "Kim", version: 1, signed_name: "Grace Guardian" }
}

function uuid(number: number) {
  return `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`
}
