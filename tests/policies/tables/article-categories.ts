import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "about ten subjects of the blog",
  fixture: {
    rows: { one: category(1), two: category(2) },
    inserts: { another: category(101) },
  },
  isBroadcast: true,
}

function category(number: number): Row {
  const description = "A category that exists only to test who can read it and who can change it."
  return { id: uuid(number), slug: `fixture-${number}`, title: "A category", description }
}
