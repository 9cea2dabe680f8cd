import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"
import { inPageDraft } from "./page-drafts.ts"

const { a, staff, admin } = people

export const table: TableRegistration = {
  hiddenFromGuardians: true,
  fixture: {
    rows: { "of a": typing(401, a), "of staff": typing(401, staff), "of admin": typing(402, admin) },
    inserts: { "own of staff": typing(402, staff), "for admin": typing(401, admin) },
    moves: { "admin to staff": { row: "of admin", set: { user_id: staff } } },
  },
  definerFunctions: {
    "private.keep_page_typing(page uuid, form text, content jsonb)":
      "editors keep what they are typing, and learn who else is",
    "private.drop_page_typing(page uuid, form text)": "staff discard what they typed",
  },
  personSpecimen: ({ person, marker }) =>
    inPageDraft(`insert into public.page_typing (user_id, page_id, form, content)
      select '${person}', page_id, 'page', '{"title": "${marker}"}' from draft`),
}

function typing(page: number, user_id: string): Row {
  return { user_id, page_id: uuid(page), form: "page", content: "{}" }
}
