import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  fixture: {
    rows: {
      ...{ "of a": session(1, people.a), "of b": session(2, people.b) },
      ...{ "of staff": staffSession(people.staff), "of admin": staffSession(people.admin) },
    },
    inserts: { "of oneself": session(101, people.a), "of b": session(102, people.b) },
    moves: { "b's to a": { row: "of b", set: { user_id: people.a } } },
  },
  definerFunctions: {
    "private.copy_session()": "a trigger on auth.sessions; the auth service has no rights here",
    "private.end_session(session_id uuid)":
      "auth.sessions is not exposed; members may end their own sessions",
    "private.view_as_role(role app_role, chapter uuid)":
      "administrators may set the view of their own session only",
    "private.end_role_view()": "members may not change their sessions otherwise",
    "private.is_viewing_role()":
      "asked before every request, also by members without rights to the functions it uses",
    "private.role_view()": "reads the name of the viewed chapter, which may be hidden",
    "private.use_staff_session()": "only staff pages say when staff were active",
  },
}

function session(number: number, user_id: string): Row {
  return { id: uuid(number), user_id, started_at: "2026-01-01", seen_at: "2026-01-02" }
}

// Later than any run, so that the session is never over while the tests run; the actors have it in their claims.
function staffSession(user_id: string): Row {
  return { ...session(0, user_id), id: user_id, staff_since: "2096-01-01", staff_seen_at: "2096-01-01" }
}
