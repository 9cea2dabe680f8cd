import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "the sign-up form, which does not email addresses that complained",
  definerFunctions: {
    "private.report_mail_event(address text, event mail_event)":
      "records bounces and complaints that an email provider reports",
    "private.delete_old_newsletter_complaints()": "forgets complaints after a year",
  },
}
