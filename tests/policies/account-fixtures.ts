import { people } from "./access/actors.ts"
import type { Row, TableFixture } from "./access/policy-fixtures.ts"

export const accountTables: Record<string, TableFixture> = {
  "public.member_sessions": {
    rows: { "of a": session(1, people.a), "of b": session(2, people.b) },
    attempts: { "of oneself": session(101, people.a), "of b": session(102, people.b) },
    moves: { "b's to a": { row: "of b", set: { user_id: people.a } } },
  },
}

/** Pictures, each in the folder of its member. */
export const pictureObjects: Record<string, Row> = {
  "picture of a": picture(21, people.a, uuid(21)),
  "picture of b": picture(22, people.b, uuid(22)),
}

export const newPictures: Record<string, Row> = {
  "picture for oneself": picture(121, people.a, uuid(121)),
  "picture for b": picture(122, people.b, uuid(122)),
  "picture under a name of one's own": picture(123, people.a, "me"),
  "picture in a bucket for other things": { ...picture(124, people.a, uuid(124)), bucket_id: "of-a" },
}

export const accountDefiners = {
  "private.note_session()": "the auth service, which has no rights here, tells which sessions there are",
  "private.end_session(session_id uuid)": "sessions are the auth service's; members may end their own",
  "private.make_recovery_codes()": "codes are kept as secrets, which no grant opens",
  "private.recovery_codes_left()": "how many codes there are is no secret, only what they are",
  "private.use_recovery_code(member uuid, code text)": "the service tries a code without reading the others",
}

function session(number: number, user_id: string): Row {
  return { id: uuid(number), user_id, started_at: "2026-01-01", seen_at: "2026-01-02" }
}

function picture(number: number, owner: string, name: string): Row {
  return { id: uuid(number), bucket_id: "avatars", name: `${owner}/${name}.webp`, owner_id: owner }
}

function uuid(number: number) {
  return `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`
}
