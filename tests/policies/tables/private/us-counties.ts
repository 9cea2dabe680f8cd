import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = { usedBy: "submit_reversal checks that a county is in its state" }
