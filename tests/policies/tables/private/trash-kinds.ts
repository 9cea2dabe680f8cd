import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "remove_record and own_trash_kinds",
}
