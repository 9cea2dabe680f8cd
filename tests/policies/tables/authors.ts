import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "the people who write for us",
  fixture: {
    rows: { one: author(1), two: author(2) },
    inserts: { another: author(101) },
  },
  isBroadcast: true,
}

function author(number: number): Row {
  return { id: uuid(number), slug: `author-${number}`, name: "An author", role: "Writes" }
}
