import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "the functions that make the first administrator",
  staysSmall: "one row at most, by its primary key",
  definerFunctions: {
    "private.new_setup_code()": "the start of a site without an administrator, and its operator in SQL",
    "private.become_first_administrator(code text)":
      "gives the role to an adult with the code of the start while nobody has it",
  },
}
