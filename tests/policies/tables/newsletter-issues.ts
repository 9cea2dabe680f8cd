import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const SENT = {
  ...{ status: "sent", tested: "{}", tested_at: "2026-01-01" },
  ...{ started_at: "2026-01-01", finished_at: "2026-01-02" },
}

export const table: TableRegistration = {
  staysSmall: "outreach writes a few issues a month",
  fixture: {
    rows: {
      draft: issue(1, people.admin),
      sent: { ...issue(2, people.staff), ...SENT },
      "sent by another": { ...issue(3, people.admin), ...SENT },
    },
    inserts: { "another draft": issue(101, people.a) },
    moves: { "draft of someone else": { row: "draft", set: { created_by: people.a } } },
  },
  hiddenFromGuardians: true,
  definerFunctions: {
    "private.save_newsletter_issue(issue uuid, article uuid, topic newsletter_topic, state text, subject text, note text)":
      "outreach writes a draft",
    "private.test_newsletter_issue(issue uuid)": "sends outreach the email of a draft",
    "private.send_newsletter_issue(issue uuid)": "outreach sends a draft after a test of the same text",
    "private.stop_newsletter_issue(issue uuid)": "outreach stops an issue and deletes its waiting emails",
    "private.delete_newsletter_issue(issue uuid)": "outreach deletes a draft",
    "private.newsletter_segment_size(topic newsletter_topic, state text)":
      "tells outreach how many people would get an issue",
    "private.queue_newsletters()": "queues the next emails of issues that are being sent",
  },
  personSpecimen: ({ person }) =>
    `with article as (
       insert into public.articles (kind, slug, title, summary)
       values ('press', 'newsletter-specimen', 'An article', 'An article that exists only for tests.') returning id
     )
     insert into public.newsletter_issues (id, article_id, topic, subject, note, created_by)
     select gen_random_uuid(), id, 'press', 'Hello there', '', '${person}' from article`,
}

function issue(number: number, created_by: string): Row {
  return {
    ...{ id: uuid(number), article_id: uuid(1), topic: "guidance", created_by },
    ...{ subject: `Issue ${number}`, note: "Hello." },
  }
}
