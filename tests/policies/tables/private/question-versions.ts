import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "start_quiz pins what an attempt shows; paper, grading and review read it; holds quiz answers",
}
