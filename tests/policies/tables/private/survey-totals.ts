import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "written by the triggers of survey_responses, read by survey_gain",
}
