import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "own_inbox_lists, inbox_conditions and is_waiting",
  definerFunctions: {
    "private.inbox_conditions()": "tells inbox_counts what waits in the lists of the caller",
    "private.own_inbox_lists()": "tells policies which lists the caller finds in the inbox",
    "private.is_waiting(list text, row_id text)":
      "reads whether an item still waits, in the table of its list",
  },
  equivalentMutants: {
    "private.is_waiting(text,text): always true":
      "no policy uses it; tests/policies/site/inbox.test.ts shows what it decides",
  },
}
