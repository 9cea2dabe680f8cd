import { people } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, b, minor } = people

export const table: TableRegistration = {
  fixture: {
    rows: { a: grant(a), b: grant(b), minor: grant(minor) },
    inserts: { "one's own": grant(a, "game:quad/bag"), "for b": grant(b, "game:quad/bag") },
    moves: { "more for a": { row: "a", set: { coins: 50 } }, "a's to b": { row: "a", set: { user_id: b } } },
  },
  hiddenFromGuardians: true,
  definerFunctions: {
    "private.grant_coins(member uuid, source text)":
      "the site's server adds coins after it has checked how something was finished",
    "private.grant_lesson_coins()": "a trigger: a finished lesson adds coins once",
  },
  personSpecimen: ({ person }) =>
    `insert into public.coin_grants (user_id, source, coins) values ('${person}', 'game:bus/signs', 5)`,
}

function grant(user_id: string, source = "scene:quad/the-locked-door"): Row {
  return { user_id, source, coins: 5 }
}
