import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, staff, admin } = people

export const table: TableRegistration = {
  hiddenFromGuardians: true,
  fixture: {
    rows: { "of a": draft(1, a), "of staff": draft(1, staff), "of admin": draft(2, admin) },
    inserts: { "own of staff": draft(2, staff), "for admin": draft(1, admin) },
    moves: { "admin to staff": { row: "of admin", set: { user_id: staff } } },
  },
  definerFunctions: {
    "private.keep_article_draft(article uuid, base_version integer, content jsonb)":
      "editors keep what they are writing, and learn who else is",
    "private.discard_article_draft(article uuid)": "editors discard their own draft",
    "private.article_history(article uuid)": "editors see who saved which version",
    "private.create_article(kind article_kind, title text)": "editors add articles",
    "private.save_article(wanted uuid, base_version integer, content jsonb)":
      "editors save an article that nobody else saved meanwhile",
  },
  personSpecimen: ({ person, marker }) =>
    `with article as (
       insert into public.articles (kind, slug, title) values ('press', 'written-by-a-person', 'A release') returning id
     )
     insert into public.article_drafts (user_id, article_id, base_version, content)
     select '${person}', id, 1, '{"title": "${marker}"}' from article`,
}

function draft(article: number, user_id: string): Row {
  return { user_id, article_id: uuid(article), base_version: 1, content: "{}" }
}
