import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "the functions that keep, return and remove a form of staff",
  definerFunctions: {
    "private.keep_form_draft(sealed text)":
      "staff keep a form for themselves, also after their session was over",
    "private.form_draft(draft uuid)": "returns the caller’s own draft",
    "private.drop_form_draft(draft uuid)": "removes the caller’s own draft",
    "private.remove_form_drafts()": "a periodic task",
  },
  personSpecimen: ({ person }) =>
    `insert into private.form_drafts (user_id, sealed) values ('${person}', 'x')`,
}
