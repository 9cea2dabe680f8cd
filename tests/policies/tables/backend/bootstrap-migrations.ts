import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "backend/postgres/setup/migrations.ts records which bootstrap files were applied",
}
