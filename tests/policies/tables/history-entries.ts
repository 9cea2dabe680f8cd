import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "one row per year",
  fixture: {
    rows: { shown: { id: uuid(1), ...entry(1991, true) }, hidden: { id: uuid(2), ...entry(1992, false) } },
    inserts: { another: entry(1993, true), hidden: entry(1994, false) },
    moves: { "hidden to shown": { row: "hidden", set: { is_published: true } } },
  },
  isBroadcast: true,
  definerFunctions: { "private.index_history_entry()": "writes to the search, which callers cannot" },
  equivalentMutants: {
    "public.history_entries / editors add history entries: also for anon":
      "a visitor has no grant to write and no role",
    "public.history_entries / editors change history entries: also for anon":
      "a visitor has no grant to write and no role",
  },
}

function entry(year: number, isPublished: boolean): Row {
  return {
    year,
    title: "A year",
    text: "A year that exists only for tests.",
    is_published: isPublished,
  }
}
