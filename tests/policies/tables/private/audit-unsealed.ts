import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "record_audit and log_export; seal_audit empties it",
}
