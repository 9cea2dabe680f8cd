import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "backend/keys.ts reads and creates the API keys and signing keys",
}
