export interface Actor {
  name: string
  role: "anon" | "authenticated"
  claims: Record<string, unknown>
  /** What the gateway tells policies besides: the topic of the channel somebody is in. */
  settings?: Record<string, string>
}

/** The people of the fixtures, by the part they play. */
export const people = {
  a: person(1),
  b: person(2),
  minor: person(3),
  guardian: person(4),
  unverified: person(5),
  revoked: person(6),
  grown: person(7),
  staff: person(8),
  admin: person(9),
  /** Holds a token that is still valid although the account is gone: no fixture row is theirs. */
  ghost: person(10),
}

/** Everyone who may ask, as the claims the database sees. What each may do comes from the rows, not from here. */
export const actors: Actor[] = [
  { name: "anon", role: "anon", claims: { role: "anon" } },
  member("a", people.a),
  // With a second factor, so that aal2 alone is seen to open nothing.
  member("b", people.b, "aal2"),
  member("minor", people.minor),
  member("guardian", people.guardian),
  member("unverified", people.unverified),
  member("revoked", people.revoked),
  member("grown", people.grown),
  member("staff", people.staff),
  member("admin-aal1", people.admin),
  member("admin-aal2", people.admin, "aal2"),
  member("ghost", people.ghost),
]

function member(name: string, sub: string, aal = "aal1"): Actor {
  return { name, role: "authenticated", claims: { sub, role: "authenticated", aud: "authenticated", aal } }
}

function person(number: number) {
  return `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`
}
