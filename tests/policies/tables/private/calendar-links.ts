import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "the functions behind a member's own calendar",
  definerFunctions: {
    "private.my_calendar_token(is_new boolean)": "gives the caller the secret address of their own calendar",
    "private.calendar_by_link(proof text)": "shows the calendar to programs that know its secret address",
  },
  personSpecimen: ({ person }) => `insert into private.calendar_links (user_id) values ('${person}')`,
}
