import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "backend/postgres/setup/content.ts records which content files were loaded",
}
