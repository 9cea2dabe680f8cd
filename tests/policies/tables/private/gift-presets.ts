import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "giving_options, for the donate page",
  definerFunctions: { "private.giving_options()": "suggested amounts, limits and fees are public" },
}
