import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  definerFunctions: {
    "private.copy_confirmed_email()": "a trigger on auth.users; the auth service has no rights here",
  },
}
