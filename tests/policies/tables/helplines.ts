import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "the phone lines that we recommend",
  fixture: {
    rows: { shown: { id: uuid(1), ...helpline(true) }, hidden: { id: uuid(2), ...helpline(false) } },
    inserts: { another: helpline(true), hidden: helpline(false) },
    moves: { "hidden to shown": { row: "hidden", set: { is_published: true } } },
  },
  isBroadcast: true,
  definerFunctions: { "private.index_helpline()": "writes to the search, which callers cannot" },
  equivalentMutants: {
    "public.helplines / editors add helplines: also for anon": "a visitor has no grant to write and no role",
    "public.helplines / editors change helplines: also for anon":
      "a visitor has no grant to write and no role",
  },
}

function helpline(isPublished: boolean): Row {
  return {
    name: "A line",
    phone: "+18005550100",
    number_shown: "1-800-555-0100",
    description: "A line that exists only for tests.",
    hours: "24/7",
    checked_on: "2026-01-01",
    is_published: isPublished,
  }
}
