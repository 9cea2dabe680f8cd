import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "the functions behind the kits of a chapter in the staff console",
  staysSmall: "one row for each chapter",
  definerFunctions: {
    "private.set_chapter_allotment(chapter uuid, kits integer)": "outreach plans the kits of a chapter",
    "private.chapter_kits(chapter uuid)":
      "leads and outreach read the plan and the kits that were handed out",
  },
}
