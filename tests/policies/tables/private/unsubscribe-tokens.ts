import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "the functions behind the unsubscribe link of an email",
  definerFunctions: {
    "private.unsubscribe_topic(proof text)":
      "shows the topic to the holder of an email's link, without a sign-in",
    "private.unsubscribe(proof text, from_all boolean)": "unsubscribes the holder of an email's link",
  },
  personSpecimen: ({ person }) =>
    `insert into private.unsubscribe_tokens (user_id, topic) values ('${person}', 'news')`,
}
