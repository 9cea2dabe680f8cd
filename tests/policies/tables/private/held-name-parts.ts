import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "hold_wall_name, before a name is on the donor wall",
  definerFunctions: {
    "private.hold_wall_name()": "reads the list, which callers cannot",
  },
}
