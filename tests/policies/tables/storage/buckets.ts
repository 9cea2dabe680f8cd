import { people } from "../../access/actors.ts"
import type { Row, TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  fixture: {
    rows: { "of a": bucket("of-a", people.a), "of b": bucket("of-b", people.b) },
    inserts: { "of a": bucket("new-of-a", people.a), open: { ...bucket("open", people.a), public: true } },
    moves: {
      "a to b": { row: "of a", set: { owner_id: people.b } },
      opened: { row: "of a", set: { public: true } },
    },
  },
  acceptedAdvice: {
    "storage.buckets has no policy": "migrations create the buckets",
  },
}

function bucket(id: string, owner: string): Row {
  return { id, name: id, owner_id: owner, public: false }
}
