import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "search_content, which adds the meaning of a word to the query",
  staysSmall: "a few dozen words that people search for",
}
