import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { staff, admin, a } = people

export const table: TableRegistration = {
  hiddenFromGuardians: true,
  fixture: {
    rows: {
      "message of staff": taken("contact-messages", 1, staff),
      "article of admin": taken("articles", 2, admin),
      expired: { ...taken("contact-messages", 3, staff), taken_at: "2026-01-01T00:00:00Z" },
    },
    inserts: { "own of staff": taken("contact-messages", 4, staff), "for admin": taken("articles", 5, a) },
    moves: { "to admin": { row: "message of staff", set: { taken_by: admin } } },
  },
  definerFunctions: {
    "private.taker_name(taker uuid)": "shows staff the name of a colleague who has taken an item",
    "private.take_item(list text, row_id text)": "staff take an item of a list that they see",
    "private.give_back_item(list text, row_id text)": "staff give back an item that they have taken",
  },
  equivalentMutants: {
    "private.give_back_item(text,text): always true":
      "no policy uses it; tests/policies/site/inbox.test.ts shows what it decides",
  },
  personSpecimen: ({ person }) =>
    `insert into public.taken_items (list, row_id, taken_by) values ('articles', '${uuid(9)}', '${person}')`,
}

function taken(list: string, row: number, taken_by: string): Row {
  return { list, row_id: uuid(row), taken_by }
}
