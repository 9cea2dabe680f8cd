import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "check_email_text, which refuses words with placeholders that an email does not have",
  definerFunctions: {
    "private.check_email_text()": "a trigger reads which placeholders an email has",
  },
}
