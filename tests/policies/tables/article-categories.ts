import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "about ten subjects of the blog",
  fixture: {
    rows: { one: { id: uuid(1), ...category(1) }, two: { id: uuid(2), ...category(2) } },
    inserts: { another: category(101) },
  },
  isBroadcast: true,
  equivalentMutants: {
    "public.article_categories / editors add article categories: also for anon":
      "a visitor has no grant to write and no role",
    "public.article_categories / editors change article categories: also for anon":
      "a visitor has no grant to write and no role",
  },
}

function category(number: number): Row {
  const description = "A category that exists only to test who can read it and who can change it."
  return { slug: `fixture-${number}`, title: "A category", description }
}
