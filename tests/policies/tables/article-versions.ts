import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, b } = people

export const table: TableRegistration = {
  fixture: {
    rows: { "by a": version(1, a), "by b": version(2, b) },
    inserts: { "by a": version(3, a) },
    moves: { "a to b": { row: "by a", set: { saved_by: b } } },
  },
  definerFunctions: {
    "private.save_article_version()": "a trigger: stores each saved text of an article with its editor",
  },
  personSpecimen: ({ person }) =>
    `with article as (
       insert into public.articles (kind, slug, title, summary)
       values ('press', 'saved-by-a-person', 'A release', 'A release that someone saved.') returning id
     )
     insert into public.article_versions (article_id, version, content, saved_by)
     select id, 7, '{}', '${person}' from article`,
}

function version(number: number, saved_by: string): Row {
  return { id: uuid(number), article_id: uuid(number), version: 70, content: "{}", saved_by }
}
