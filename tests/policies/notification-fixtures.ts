import { people } from "./access/actors.ts"
import type { Row, TableFixture } from "./access/policy-fixtures.ts"

const { a, b, minor } = people

export const notificationTables: Record<string, TableFixture> = {
  "public.notification_preferences": {
    rows: { "of a": preference(a, "courses"), "of b": preference(b, "courses") },
    attempts: {
      "for oneself": { topic: "news", channel: "email", is_on: true },
      "for b": preference(b, "news"),
      "no account mails": { topic: "account", channel: "email", is_on: false },
    },
    moves: {
      "a to b": { row: "of a", set: { user_id: b, topic: "events" } },
      "on again": { row: "of a", set: { is_on: true } },
    },
  },
  "public.notification_settings": {
    rows: { "of a": { user_id: a, digest: "daily" }, "of b": { user_id: b, digest: "weekly" } },
    attempts: { "for oneself": { digest: "weekly" }, "for the minor": { user_id: minor, digest: "weekly" } },
    moves: {
      "a to the minor": { row: "of a", set: { user_id: minor } },
      "at once": { row: "of a", set: { digest: "each" } },
    },
  },
  "public.notices": {
    rows: {
      "of a": notice(1, a),
      "of b": notice(2, b),
      "of the minor": notice(3, minor),
      "of a by mail only": { ...notice(4, a), is_on_site: false },
    },
    attempts: { "to oneself": notice(101, a), "to b": notice(102, b) },
    moves: {
      "a to b": { row: "of a", set: { user_id: b } },
      read: { row: "of a", set: { read_at: "2026-01-02" } },
      "other words": { row: "of a", set: { title: "Other" } },
    },
  },
}

export const notificationDefiners = {
  "private.note_mailbox()": "the address changes by the account service, which has no rights here",
  "private.unsubscribe_topic(proof text)": "whoever holds the link of a mail need not sign in",
  "private.unsubscribe(proof text, from_all boolean)": "the same, and ends the mails",
  "private.claim_mail(lease_ms integer, domain text)":
    "a hosted project's mail function sends the outbox and may not read it otherwise",
  "private.mark_mail_sent(mail uuid)": "the same, after a mail went out",
  "private.mark_mail_failed(mail uuid, attempt integer, message text, is_final boolean)":
    "the same, after it did not",
  "private.give_up_old_mail()": "the same, for mail that is too old",
}

function preference(user_id: string, topic: string): Row {
  return { user_id, topic, channel: "email", is_on: false }
}

function notice(number: number, user_id: string): Row {
  const id = `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`
  return { id, user_id, topic: "courses", title: "A notice", is_on_site: true, mail: "none" }
}
