import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  definerFunctions: {
    "private.erasure_preview()": "shows members what an erasure does, without the SQL conditions",
  },
}
