import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "the functions that send emails or look up a member by email",
  definerFunctions: {
    "private.copy_confirmed_email()": "a trigger on auth.users; the auth service has no rights here",
  },
}
