import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "covered_fee, which computes what a donor adds, and giving_options, for the donate page",
}
