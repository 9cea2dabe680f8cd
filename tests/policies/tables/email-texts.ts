import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, staff } = people

export const table: TableRegistration = {
  staysSmall: "a few versions of the words of about a hundred emails",
  hiddenFromGuardians: true,
  fixture: {
    rows: { "by a": words(1, a), "by staff": words(2, staff) },
    inserts: { "by staff": words(3, staff) },
    moves: { "a to staff": { row: "by a", set: { saved_by: staff } } },
  },
  definerFunctions: {
    "private.save_email_text(message text, base_version integer, subject text, heading text, body text, button text, locale text)":
      "editors add a version of the words of an email",
    "private.email_text_history(message text)": "editors see who saved which version",
    "private.send_email_text_test(subject text, heading text, body text, button text)":
      "editors email themselves the words they are writing",
  },
  personSpecimen: ({ person }) =>
    `insert into public.email_texts (message, version, subject, heading, body, saved_by)
     values ('kit-shipped', 1, 'A subject', 'A heading', 'A text', '${person}')`,
}

function words(version: number, saved_by: string): Row {
  return {
    id: uuid(version),
    ...{ message: "kit-shipped", version, subject: "A subject", heading: "A heading", body: "A text" },
    saved_by,
  }
}
