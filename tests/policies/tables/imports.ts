import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { staff, admin, a } = people

export const table: TableRegistration = {
  hiddenFromGuardians: true,
  staysSmall: "a few files a month, each uploaded by hand",
  fixture: {
    rows: { "of staff": imported(1, staff), "of admin": imported(2, admin) },
    inserts: { "for staff": imported(3, staff), "for a": imported(4, a) },
    moves: { "to admin": { row: "of staff", set: { user_id: admin } } },
  },
  definerFunctions: {
    "private.importer_name(importer uuid)": "shows staff the name of a colleague who uploaded a file",
    "private.start_import(list text, file_name text, headings text[], rows jsonb)":
      "staff upload a file for a list that they may change",
    "private.own_import(wanted uuid)": "locks an import of a list that the caller may change",
    "private.check_import(wanted uuid, mapping jsonb, rows jsonb)": "finds out what an import would do",
    "private.apply_import(wanted uuid)": "writes all rows of a file or none",
    "private.undo_import(wanted uuid)": "deletes what an import added, which editors cannot",
    "private.remove_old_imports()": "a periodic task removes files that were never imported",
  },
  personSpecimen: ({ person }) =>
    `insert into public.imports (user_id, list, file_name, headings) values ('${person}', 'helplines', 'a.csv', '{Name}')`,
}

function imported(number: number, user_id: string): Row {
  return { id: uuid(number), user_id, list: "helplines", file_name: "lines.csv", headings: "{Name}" }
}
