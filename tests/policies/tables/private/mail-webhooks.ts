import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "the function that takes webhooks of email providers, which counts each once",
  definerFunctions: {
    "private.report_mail_webhook(webhook text, reports jsonb)":
      "records the bounces and complaints of a webhook that did not come before",
    "private.delete_old_mail_webhooks()": "forgets webhooks after 30 days",
  },
}
