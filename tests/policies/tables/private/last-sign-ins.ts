import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "the tasks that process inactive and unconfirmed accounts",
  definerFunctions: {
    "private.record_sign_in()": "a trigger on auth.users; the auth service has no rights here",
  },
}
