import { uuid } from "../access/actors.ts"
import type { TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  fixture: {
    rows: {
      confirmed: { id: uuid(1), email: "ana@example.org", topics: "{guidance}", confirmed_at: "2026-01-01" },
      unconfirmed: { id: uuid(2), email: "bo@example.org", topics: "{events}", state: "Ohio" },
    },
    inserts: { "without confirming": { id: uuid(101), email: "cy@example.org", topics: "{press}" } },
    moves: { "confirmed by someone else": { row: "unconfirmed", set: { confirmed_at: "2026-01-01" } } },
  },
  hiddenFromGuardians: true,
  definerFunctions: {
    "private.subscribe_to_newsletter(email text, topics newsletter_topic[], state text)":
      "emails the link without telling whether the address is on the list",
    "private.newsletter_subscription(proof text)":
      "shows a subscription to the holder of its link, without the address",
    "private.save_newsletter(proof text, topics newsletter_topic[], state text)":
      "confirms or changes a subscription for the holder of its link",
    "private.leave_newsletter(proof text)": "deletes a subscription for the holder of its link",
    "private.remove_subscriber(subscriber uuid)": "outreach removes people who wrote to us",
    "private.resume_newsletter(subscriber uuid, reason text)":
      "outreach sends to an address again that refused our email, with a reason",
    "private.delete_newsletter_emails()": "leaving deletes the address from the outbox, too",
    "private.record_newsletter_delivery()": "counts emails that the subscriber's mail server refused",
    "private.delete_old_newsletter_emails()": "keeps the emails of sent issues for 30 days only",
    "private.delete_unconfirmed_subscribers()": "deletes addresses that were not confirmed within a week",
  },
  personSpecimen: ({ email, marker }) =>
    `with subscriber as (
       insert into public.newsletter_subscribers (email, topics, confirmed_at)
       values (lower('${email}'), '{guidance}', now()) returning id
     )
     insert into private.newsletter_tokens (token, subscriber_id) select '${marker}', id from subscriber`,
}
