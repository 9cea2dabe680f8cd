import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = { usedBy: "submit_reversal refuses a report that was sent twice" }
