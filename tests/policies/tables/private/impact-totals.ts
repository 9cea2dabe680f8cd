import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "written by the triggers of impact_records, read by publish_impact",
}
