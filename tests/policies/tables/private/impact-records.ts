import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy:
    "written by the triggers of certificates, check-ins, kit requests and handouts, and by reports and refills",
  definerFunctions: {
    "private.record_certificate()": "a trigger that counts a person with the first certificate",
    "private.record_check_in()": "a trigger that counts the people who came to an event",
    "private.record_kit_handout()": "a trigger that counts kits handed out at events",
    "private.record_kit_request()": "a trigger that counts kits sent by mail",
    "private.record_volunteer_hours()": "a trigger that counts approved hours of volunteers",
    "private.count_impact_records()": "a trigger that adds changed records to the totals",
  },
  personSpecimen: ({ person }) =>
    `insert into private.impact_records (source, subject, state, amount)
     values ('certificates', '${person}', 'Ohio', 1), ('volunteer-hours', '${person}', '', 3) on conflict do nothing`,
}
