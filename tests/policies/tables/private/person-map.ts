import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "the functions that export and erase the data of a person",
  definerFunctions: {
    "private.erasure_preview()": "shows members what an erasure does, without the SQL conditions",
  },
}
