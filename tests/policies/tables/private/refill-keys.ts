import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = { usedBy: "request_refill refuses a request that was sent twice" }
