import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "stories about us that an editor lists by hand",
  fixture: {
    rows: { shown: { id: uuid(1), ...story(1, true) }, hidden: { id: uuid(2), ...story(2, false) } },
    inserts: { another: story(3, true), hidden: story(4, false) },
    moves: { "hidden to shown": { row: "hidden", set: { is_published: true } } },
  },
  isBroadcast: true,
  equivalentMutants: {
    "public.press_coverage / editors add press coverage: also for anon":
      "a visitor has no grant to write and no role",
    "public.press_coverage / editors change press coverage: also for anon":
      "a visitor has no grant to write and no role",
  },
}

function story(number: number, isPublished: boolean): Row {
  return {
    outlet: "The Example",
    title: `Story ${number}`,
    url: `https://outlet.example/${number}`,
    published_on: "2026-01-01",
    is_published: isPublished,
  }
}
