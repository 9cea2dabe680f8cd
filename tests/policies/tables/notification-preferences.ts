import { people } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, b } = people

export const table: TableRegistration = {
  fixture: {
    rows: { "of a": preference(a, "courses"), "of b": preference(b, "courses") },
    inserts: {
      "for oneself": { topic: "news", channel: "email", is_on: true },
      "for b": preference(b, "news"),
      "no account emails": { topic: "account", channel: "email", is_on: false },
    },
    moves: {
      "a to b": { row: "of a", set: { user_id: b, topic: "events" } },
      "on again": { row: "of a", set: { is_on: true } },
    },
  },
  hiddenFromGuardians: true,
  personSpecimen: ({ person }) =>
    `insert into public.notification_preferences (user_id, topic, channel, is_on)
     values ('${person}', 'news', 'email', true)`,
}

function preference(user_id: string, topic: string): Row {
  return { user_id, topic, channel: "email", is_on: false }
}
