import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "submit_quiz counts failed tests of a network's guests; quiz_pause reads them for ten minutes",
  definerFunctions: {
    "private.remove_guest_failures()": "deletes failures that no pause counts any more",
  },
}
