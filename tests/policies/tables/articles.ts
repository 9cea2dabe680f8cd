import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  fixture: {
    rows: {
      open: article(1, "published"),
      draft: article(2, "draft"),
      scheduled: article(3, "scheduled", "2999-01-01"),
      expired: article(4, "expired"),
      due: article(5, "scheduled"),
      over: { ...article(6, "published"), expires_at: "2026-01-02" },
    },
    inserts: { another: article(101, "published"), "a draft": article(102, "draft") },
    moves: { "draft to published": { row: "draft", set: { status: "published" } } },
  },
  definerFunctions: {
    "private.next_article_change()": "caches end when an article appears, which visitors cannot see before",
    "private.article_absence(kind article_kind, slug text)":
      "tells visitors whether a missing article has expired",
    "private.related_articles(wanted uuid)": "ranks published articles by the search index",
    "private.change_article_status(wanted uuid, status article_status, publish_at timestamp with time zone, expire_at timestamp with time zone)":
      "editors publish, schedule and take down articles",
    "private.review_article(wanted uuid, reviewer text, reviewed_on date)":
      "editors record which clinician has read an article",
    "private.search_articles(words text, status article_status, kind article_kind, category uuid, author uuid, after_changed timestamp with time zone, after_id uuid, up_to integer)":
      "editors search titles by an index that row-level security cannot use",
    "private.set_article_picture(article uuid, picture uuid)": "editors choose the picture of an article",
  },
  equivalentMutants: {
    "private.related_articles(uuid): everyone":
      "no policy calls it; tests/policies/news notices other ids than those of articles",
  },
  isBroadcast: true,
}

function article(number: number, status: string, published_at = "2026-01-01"): Row {
  return {
    id: uuid(number),
    kind: "blog",
    slug: `article-${number}`,
    status,
    published_at,
    title: `Article ${number}`,
    summary: "An article that exists only for tests.",
    category_id: uuid(1),
    author_id: uuid(1),
    tags: "{fixtures}",
    blocks: '[{"kind": "text", "paragraphs": ["A few words."]}]',
  }
}
