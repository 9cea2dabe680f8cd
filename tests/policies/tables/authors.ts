import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "the people who write for us",
  fixture: {
    rows: { one: { id: uuid(1), ...author(1) }, two: { id: uuid(2), ...author(2) } },
    inserts: { another: author(101) },
  },
  isBroadcast: true,
  equivalentMutants: {
    "public.authors / editors add authors: also for anon": "a visitor has no grant to write and no role",
    "public.authors / editors change authors: also for anon": "a visitor has no grant to write and no role",
  },
}

function author(number: number): Row {
  return { slug: `author-${number}`, name: "An author", role: "Writes" }
}
