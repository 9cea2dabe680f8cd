import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  hiddenFromGuardians: true,
  fixture: {
    rows: { "of staff": row(1, 2), "of admin": row(2, 2) },
    inserts: { "of staff": row(1, 3), "of admin": row(2, 3) },
    moves: { "to admin": { row: "of staff", set: { import_id: uuid(2), row_number: 4 } } },
  },
  personSpecimen: ({ email, marker }) =>
    `with made as (
       insert into public.imports (list, file_name, headings) values ('gifts', 'gifts.csv', '{Email,Name}') returning id)
     insert into public.import_rows (import_id, row_number, cells)
     select id, 2, array['${email}', '${marker}'] from made`,
  definerFunctions: {
    "private.write_import_row(target private.import_lists, item jsonb, mapped text[], OUT change import_change, OUT record_id uuid, OUT earlier jsonb, OUT later jsonb)":
      "writes a row into the table of its list",
    "private.write_import(import imports)": "writes the rows of an import, and says what happened",
    "private.imported_record_now(target private.import_lists, record_id uuid)":
      "reads a record that has rules of its own",
    "private.record_now(relation text, record_id uuid)": "reads a record to see whether it is untouched",
    "private.kept_import_rows(wanted uuid)": "tells staff which records of an import they cannot undo",
    "private.undo_import_row(target private.import_lists, line import_rows)":
      "deletes or restores a record of an import",
  },
}

function row(imported: number, row_number: number): Row {
  return { import_id: uuid(imported), row_number, cells: "{988}" }
}
