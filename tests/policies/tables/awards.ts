import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "a few cards a year",
  fixture: {
    rows: { shown: { id: uuid(1), ...award(1991, true) }, hidden: { id: uuid(2), ...award(1992, false) } },
    inserts: { another: award(1993, true), hidden: award(1994, false) },
    moves: { "hidden to shown": { row: "hidden", set: { is_published: true } } },
  },
  isBroadcast: true,
  definerFunctions: { "private.index_award()": "writes to the search, which callers cannot" },
  equivalentMutants: {
    "public.awards / editors add awards: also for anon": "a visitor has no grant to write and no role",
    "public.awards / editors change awards: also for anon": "a visitor has no grant to write and no role",
  },
}

function award(year: number, isPublished: boolean): Row {
  return {
    year,
    title: "An award",
    reason: "For tests",
    text: "A card that exists only for tests.",
    emblem: "cake",
    is_published: isPublished,
  }
}
