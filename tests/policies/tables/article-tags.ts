import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "a few hundred words that editors choose",
  fixture: {
    rows: { one: tag(1), two: tag(2) },
    inserts: { another: tag(101) },
  },
  isBroadcast: true,
  definerFunctions: { "private.add_article_tags()": "adds the tags of an article that are new" },
  equivalentMutants: {
    "public.article_tags / editors change article tags: also for anon":
      "a visitor has no grant to write and no role",
  },
}

function tag(number: number): Row {
  return { id: uuid(number), slug: `tag-${number}`, title: `Tag ${number}` }
}
