import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "backend/postgres/setup/content.ts compares rows with what it loaded last; holds quiz answers",
}
