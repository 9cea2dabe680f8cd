import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "search_content, and a trigger of each table whose rows visitors can search",
  definerFunctions: {
    "private.index_page()": "a trigger: indexes a page that is added or edited",
    "private.index_policy()": "a trigger: indexes a new version of the terms or the privacy policy",
    "private.index_course()": "a trigger: indexes a course and its rescue card",
    "private.index_lesson()": "a trigger: indexes a lesson",
    "private.index_event()": "a trigger: indexes a published event",
    "private.index_article()": "a trigger: indexes a published article",
    "private.index_raffle()": "a trigger: indexes a published raffle",
    "private.search_content(words text, locale text)":
      "searches published content by an index that row-level security cannot use",
  },
}
