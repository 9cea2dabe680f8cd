import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "a trigger of articles; its foreign key keeps the pictures that their texts show",
  definerFunctions: {
    "private.list_article_pictures()": "a trigger: lists the pictures in the text of an article",
  },
}
