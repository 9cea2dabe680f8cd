import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  fixture: {
    rows: { one: message(1, "general"), another: message(2, "press") },
    inserts: { "past the limits": message(101, "general") },
    moves: { "to another": { row: "one", set: { email: "ben@example.org" } } },
  },
  hiddenFromGuardians: true,
  definerFunctions: {
    "private.send_contact_message(topic contact_topic, name text, email text, body text)":
      "checks the limits, stores the message and emails the organization and the sender",
    "private.answer_contact_message(message uuid, answer text)": "emails the sender once, for outreach",
    "private.mark_contact_message(message uuid, is_done boolean)": "for outreach",
    "private.delete_old_contact_messages()":
      "deletes messages 6 months after they are done, 12 months after they were sent at the latest",
  },
  personSpecimen: ({ email, marker }) =>
    `insert into public.contact_messages (topic, name, email, body)
     values ('general', '${marker}', '${email}', 'A message about ${marker} and more')`,
}

function message(number: number, topic: string): Row {
  return {
    id: uuid(number),
    topic,
    name: "Ana",
    email: "ana@example.org",
    body: "Do you also teach in libraries on Sundays?",
  }
}
