import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, b, minor } = people
const CAMPAIGN = uuid(1)

export const table: TableRegistration = {
  fixture: {
    rows: { a: page(1, a), b: page(2, b), minor: page(3, minor), shown: { ...page(4, b), review: "shown" } },
    inserts: { "one's own": page(101, a), "for b": page(102, b) },
    moves: { "a to b": { row: "a", set: { user_id: b } } },
  },
  hiddenFromGuardians: true,
  definerFunctions: {
    "private.add_supporter_page_totals()": "starts the totals of a page, which no one else writes",
    "private.count_supporter_page_gift()": "payments change the totals, which callers cannot",
    "private.supporter_page(slug text, includes_tests boolean)":
      "shows a page that finance has read, with the donors who agreed to be named",
    "private.shown_supporter_pages(campaign uuid)": "lists the pages that visitors see, without their owners",
    "private.my_supporter_pages()": "shows owners their pages with what was given",
    "private.save_supporter_page(name text, title text, slug text, story text, goal_cents integer, campaign uuid, page uuid)":
      "checks age and limits and writes a page of the caller",
    "private.delete_supporter_page(page uuid)": "deletes a page of the caller",
    "private.review_supporter_page(page uuid, is_shown boolean, note text, seen timestamp with time zone)":
      "finance shows or hides a page and tells its owner",
  },
  equivalentMutants: {
    "private.delete_supporter_page(uuid): always true":
      "no policy uses it; tests/policies/giving/supporter-pages.test.ts shows what it deletes",
  },
  personSpecimen: ({ person, marker }) =>
    `with campaign as (insert into public.campaigns (slug, title, text, goal_cents)
       values ('specimen', 'Specimen', 'A campaign for a specimen.', 10000) returning id)
     insert into public.supporter_pages (user_id, campaign_id, slug, name, title, story, goal_cents)
     select '${person}', id, 'specimen', '${marker}', '${marker}', 'A story about ${marker}.', 10000 from campaign`,
}

function page(number: number, user_id: string): Row {
  return {
    ...{ id: uuid(number), user_id, campaign_id: CAMPAIGN, slug: `page-${number}`, name: "Ana" },
    ...{ title: "A page", story: "A page that exists only for tests.", goal_cents: 10_000 },
  }
}
