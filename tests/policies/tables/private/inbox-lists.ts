import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "own_inbox_lists and is_waiting",
  definerFunctions: {
    "private.own_inbox_lists()": "tells policies which lists the caller finds in the inbox",
    "private.is_waiting(list text, row_id text)":
      "reads whether an item still waits, in the table of its list",
  },
  equivalentMutants: {
    "private.is_waiting(text,text): always true":
      "no policy uses it; tests/policies/site/inbox.test.ts shows what it decides",
  },
}
