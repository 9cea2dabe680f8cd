import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, b, minor } = people

export const table: TableRegistration = {
  fixture: {
    rows: {
      "of a": notice(1, a),
      "of b": notice(2, b),
      "of the minor": notice(3, minor),
      "of a by email only": { ...notice(4, a), is_on_site: false },
    },
    inserts: { "to oneself": notice(101, a), "to b": notice(102, b) },
    moves: {
      "a to b": { row: "of a", set: { user_id: b } },
      read: { row: "of a", set: { read_at: "2026-01-02" } },
      "other words": { row: "of a", set: { message: "other" } },
    },
  },
  hiddenFromGuardians: true,
}

function notice(number: number, user_id: string): Row {
  return {
    id: uuid(number),
    user_id,
    topic: "courses",
    message: "kit-shipped",
    is_on_site: true,
    email_status: "none",
  }
}
