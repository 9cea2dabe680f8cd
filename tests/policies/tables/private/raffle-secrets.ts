import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "save_raffle commits to a secret that reveal_raffle publishes with the draw",
}
