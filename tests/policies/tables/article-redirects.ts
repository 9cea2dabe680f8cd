import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "the addresses that some articles had before",
  fixture: {
    rows: { one: redirect(1), two: redirect(2) },
    inserts: { another: redirect(3) },
    moves: { "to another article": { row: "one", set: { article_id: uuid(2) } } },
  },
  definerFunctions: {
    "private.redirect_article()": "a trigger: keeps the former address of a published article",
  },
  isBroadcast: true,
}

function redirect(number: number): Row {
  return { kind: "blog", slug: `former-${number}`, article_id: uuid(number) }
}
