import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { staff, admin, a } = people

export const table: TableRegistration = {
  hiddenFromGuardians: true,
  fixture: {
    rows: { "of staff": view(1, staff), "of admin": view(2, admin) },
    inserts: { "for staff": { ...view(3, staff), name: "More" }, "for a": view(4, a) },
    moves: { "to admin": { row: "of staff", set: { user_id: admin, name: "Moved" } } },
  },
  definerFunctions: {
    "private.save_view(list text, name text, query text)": "staff save a view of a list for themselves",
  },
  personSpecimen: ({ person }) =>
    `insert into public.saved_views (user_id, list, name, query) values ('${person}', 'kits', 'Ohio', '?q=ohio')`,
}

function view(number: number, user_id: string): Row {
  return { id: uuid(number), user_id, list: "kits", name: "Ohio", query: "?q=ohio" }
}
