import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "own_import_lists and the functions that write and undo an import",
  definerFunctions: {
    "private.own_import_lists()": "tells policies into which lists the caller may import files",
  },
}
