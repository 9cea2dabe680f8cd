import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, staff } = people

const TEXT = {
  title: "A page",
  description: "A page that exists only to test who can read it and who can change it.",
  lead: "Only a fixture.",
  sections: [],
}

export const table: TableRegistration = {
  staysSmall: "at most one draft for each of a few pages",
  hiddenFromGuardians: true,
  fixture: {
    rows: { "by a": draft(401, a), "by staff": draft(402, staff) },
    inserts: { "of another": draft(403, staff) },
    moves: { "a to staff": { row: "by a", set: { saved_by: staff } } },
  },
  definerFunctions: {
    "private.start_page_draft(page uuid)": "editors start the next version of a page",
    "private.discard_page_draft(page uuid)": "editors discard it",
    "private.save_page_draft(page uuid, base_revision integer, content jsonb)":
      "editors save a draft that nobody else saved meanwhile",
    "private.review_page_draft(page uuid, status page_draft_status, reviewer text, reviewed_on date)":
      "editors send it to review and record the review",
    "private.schedule_page(page uuid, publish_at timestamp with time zone, note text)":
      "editors publish a draft at a time",
  },
  personSpecimen: ({ person }) => `with page as (${NEW_PAGE})
    insert into public.page_drafts (page_id, content, saved_by, scheduled_by)
    select id, '${JSON.stringify(TEXT)}', '${person}', '${person}' from page`,
}

/** Inserts a page with an address of its own. */
const NEW_PAGE = `insert into public.pages (path, title, description, lead)
  values ('/fixture/' || gen_random_uuid(), '${TEXT.title}', '${TEXT.description}', '${TEXT.lead}') returning id`

/** A statement about a draft of a new page. */
export function inPageDraft(statement: string) {
  return `with page as (${NEW_PAGE}), draft as (
      insert into public.page_drafts (page_id, content) select id, '${JSON.stringify(TEXT)}' from page returning page_id
    ) ${statement}`
}

function draft(page: number, saved_by: string): Row {
  return { page_id: uuid(page), content: JSON.stringify(TEXT), saved_by }
}
