import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "queue_email, and the service that sends emails",
  definerFunctions: {
    "private.claim_email(lease_ms integer, domain text)":
      "a hosted project's mail function sends the outbox without a read grant",
    "private.renew_email_claim(email uuid, attempt integer, lease_ms integer)":
      "extends the claim while an email is being sent",
    "private.mark_email_sent(email uuid, subject text)": "records that an email was sent",
    "private.mark_email_failed(email uuid, attempt integer, problem text, is_final boolean)":
      "records that an email failed",
    "private.send_test_email()": "administrators email themselves to see whether emails arrive",
    "private.email_log(view text, kind text, address text, after_created timestamp with time zone, after_id uuid, up_to integer)":
      "administrators read what became of emails, with masked addresses and without their text",
    "private.email_kinds()": "administrators filter the log",
    "private.failed_email_count()": "administrators see how many emails failed",
    "private.logged_email(email uuid)": "administrators open one email, without its text",
    "private.resend_email(email uuid)": "administrators send an email again",
    "private.set_email_aside(email uuid, reason set_aside_reason)": "administrators close a failed email",
    "private.give_up_old_emails()": "gives up on emails that are too old",
  },
  equivalentMutants: {
    "private.renew_email_claim(uuid,integer,integer): always true":
      "no policy uses it; the tests of backend/mail show what it decides",
  },
}
