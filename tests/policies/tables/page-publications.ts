import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"
import { inPageDraft } from "./page-drafts.ts"

const { a, b } = people

export const table: TableRegistration = {
  staysSmall: "a few versions of the pages of the site",
  hiddenFromGuardians: true,
  fixture: {
    rows: { "by a": publication(1, a), "by b": publication(2, b) },
    inserts: { "by a": publication(3, a) },
    moves: { "a to b": { row: "by a", set: { published_by: b } } },
  },
  definerFunctions: {
    "private.publish_page(page uuid, note text)": "editors publish a draft",
    "private.restore_page_version(page uuid, version integer)": "editors make an earlier version the draft",
    "private.page_history(page uuid)": "editors see who published which version",
  },
  personSpecimen: ({ person }) =>
    inPageDraft(`insert into public.page_publications (page_id, version, content, published_by)
      select page_id, 1, '{}', '${person}' from draft`),
}

function publication(version: number, published_by: string): Row {
  return { page_id: uuid(401), version, content: "{}", published_by }
}
