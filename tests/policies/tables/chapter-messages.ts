import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  fixture: {
    rows: { "to the open one": message(1, 1), "to the led one": message(2, 2) },
    inserts: { "past the limits": message(101, 1) },
    moves: { "to another": { row: "to the open one", set: { chapter_id: uuid(2) } } },
  },
  hiddenFromGuardians: true,
  definerFunctions: {
    "private.send_chapter_message(chapter uuid, name text, email text, body text)":
      "checks the limits and emails the leads, whose addresses callers cannot read",
    "private.answer_chapter_message(message uuid, answer text)":
      "emails the sender once, for the chapter's leads and outreach",
    "private.mark_chapter_message(message uuid, is_done boolean)": "for the chapter's leads and outreach",
    "private.led_messages()":
      "the messages to the caller's chapters, for the policy that lets leads read them",
    "private.delete_old_chapter_messages()": "deletes messages after 12 months",
  },
  personSpecimen: ({ email, marker }) =>
    `with place as (
       insert into public.chapters (slug, name, kind, city, state) values ('there', 'There', 'city', 'There', 'Ohio')
       returning id
     )
     insert into public.chapter_messages (chapter_id, name, email, body)
     select id, '${marker}', '${email}', 'A message about ${marker} and more' from place`,
}

function message(number: number, chapter: number): Row {
  return {
    id: uuid(number),
    chapter_id: uuid(chapter),
    name: "Ana",
    email: "ana@example.org",
    body: "When do you meet next month, and where?",
  }
}
