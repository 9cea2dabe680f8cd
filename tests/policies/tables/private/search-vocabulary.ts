import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "search_content, to find the word that a typo is most similar to",
}
