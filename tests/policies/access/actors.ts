export interface Actor {
  name: string
  role: "anon" | "authenticated"
  claims: Record<string, unknown>
  /** Other settings that the API sets for policies, such as the topic of a realtime channel. */
  settings?: Record<string, string>
  /** The function that the API calls before each statement, with its schema. */
  preRequest?: string | undefined
}

// Later than any run, so that the sign-in never gets old while the tests run.
const SIGNED_IN_NOW = [{ method: "password", timestamp: 4_000_000_000 }]

/** The user ids of the fixtures. */
export const people = {
  a: uuid(1),
  b: uuid(2),
  minor: uuid(3),
  guardian: uuid(4),
  unverified: uuid(5),
  revoked: uuid(6),
  grown: uuid(7),
  staff: uuid(8),
  admin: uuid(9),
  /** Has a valid token although the account is deleted: no fixture row belongs to it. */
  deleted: uuid(10),
}

/** The people who have an account, with their labels. */
export const accounts = Object.entries(people).filter(([label]) => label !== "deleted")

/** Everyone who can call the API, as the claims that the database sees. */
export const actors: Actor[] = [
  { name: "anon", role: "anon", claims: { role: "anon" } },
  member("a", people.a),
  // aal2 shows that a second factor alone grants nothing.
  member("b", people.b, "aal2"),
  // b has a second factor, so a token that only a password has proved gives no access.
  member("b-aal1", people.b),
  member("minor", people.minor),
  member("guardian", people.guardian, "aal1", SIGNED_IN_NOW),
  // Signed in too long ago to read about the learner.
  member("guardian-old", people.guardian),
  member("unverified", people.unverified),
  member("revoked", people.revoked),
  member("grown", people.grown),
  member("staff", people.staff),
  // An editor who also leads a chapter.
  member("lead-aal2", people.staff, "aal2"),
  member("admin-aal1", people.admin),
  member("admin-aal2", people.admin, "aal2"),
  member("deleted", people.deleted),
]

/** The id of a fixture row. */
export function uuid(number: number) {
  return `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`
}

/** The id of a certificate fixture. */
export function certificateId(number: number) {
  return number.toString(16).padStart(32, "0")
}

function member(name: string, sub: string, aal = "aal1", amr: object[] = []): Actor {
  return {
    name,
    role: "authenticated",
    claims: { sub, role: "authenticated", aud: "authenticated", aal, amr, session_id: sub },
  }
}
