import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "backend/auth/email/one-time-tokens.ts stores the codes of emails",
}
