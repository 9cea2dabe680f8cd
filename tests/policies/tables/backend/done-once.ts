import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "backend/postgres/setup/seed.ts records which seed steps have run",
}
