import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "start_donation asks donors to confirm their address during an attack",
}
