import { people } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, b, minor } = people

export const table: TableRegistration = {
  fixture: {
    rows: { a: owned(a), b: owned(b), minor: owned(minor) },
    inserts: { "one's own": owned(a, "cape"), "for b": owned(b, "cape") },
    moves: {
      "a's to b": { row: "a", set: { user_id: b } },
      "another costume": { row: "a", set: { costume: "astronaut-helmet" } },
    },
  },
  hiddenFromGuardians: true,
  definerFunctions: {
    "private.buy_costume(costume text)": "members pay with coins that only the database counts",
  },
  personSpecimen: ({ person }) =>
    `insert into public.owned_costumes (user_id, costume, paid) values ('${person}', 'cape', 20)`,
}

function owned(user_id: string, costume = "bow-tie"): Row {
  return { user_id, costume, paid: 5 }
}
