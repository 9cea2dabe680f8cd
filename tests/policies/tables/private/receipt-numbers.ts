import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = { usedBy: "issue_receipt, which takes the next number" }
