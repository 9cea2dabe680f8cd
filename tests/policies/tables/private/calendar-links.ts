import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "the functions behind a member's own calendar",
  definerFunctions: {
    "private.my_calendar_token()": "gives the caller the secret address of their own calendar",
    "private.renew_calendar_token()": "replaces the secret address of the caller's own calendar",
    "private.calendar_by_link(proof text)": "shows the calendar to programs that know its secret address",
  },
  personSpecimen: ({ person }) => `insert into private.calendar_links (user_id) values ('${person}')`,
}
