import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  fixture: {
    rows: { "of a": session(1, people.a), "of b": session(2, people.b) },
    inserts: { "of oneself": session(101, people.a), "of b": session(102, people.b) },
    moves: { "b's to a": { row: "of b", set: { user_id: people.a } } },
  },
  definerFunctions: {
    "private.copy_session()": "a trigger on auth.sessions; the auth service has no rights here",
    "private.end_session(session_id uuid)":
      "auth.sessions is not exposed; members may end their own sessions",
  },
}

function session(number: number, user_id: string): Row {
  return { id: uuid(number), user_id, started_at: "2026-01-01", seen_at: "2026-01-02" }
}
