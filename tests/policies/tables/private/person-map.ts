import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "the functions that export and erase the data of a person",
  definerFunctions: {
    "private.kept_data()": "shows everyone on the privacy page what we keep, without the SQL conditions",
    "private.erasure_preview()": "shows members what an erasure does, without the SQL conditions",
  },
}
