import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "count_reversal_reports adds who gave the naloxone, and shows groups of more than ten",
}
