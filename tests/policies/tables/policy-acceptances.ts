import { people } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  fixture: {
    rows: { "of a": acceptance(people.a, "terms"), "of b": acceptance(people.b, "terms") },
    inserts: {
      "for oneself": { kind: "privacy", version: 1 },
      "for b": acceptance(people.b, "privacy"),
      "a version there is not": { kind: "privacy", version: 99 },
    },
    moves: { "a to b": { row: "of a", set: { user_id: people.b, kind: "privacy" } } },
  },
}

function acceptance(user_id: string, kind: string): Row {
  return { user_id, kind, version: 1 }
}
