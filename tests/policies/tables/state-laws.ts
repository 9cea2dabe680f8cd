import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "one row per state and language",
  fixture: {
    rows: { shown: law(1, "Ohio", true), hidden: law(2, "Iowa", false) },
    inserts: { another: law(101, "Utah", true) },
    moves: { "hidden to shown": { row: "hidden", set: { is_published: true } } },
  },
  isBroadcast: true,
  definerFunctions: { "private.index_state_law()": "writes to the search, which callers cannot" },
  equivalentMutants: {
    "public.state_laws / editors change state laws: also for anon":
      "a visitor has no grant to write and no role",
  },
}

function law(number: number, state: string, isPublished: boolean): Row {
  return {
    id: uuid(number),
    locale: "xx",
    state,
    call_covers: "A summary that exists only for tests.",
    naloxone: "A summary that exists only for tests.",
    sources:
      '[{"title": "Code", "publisher": "State", "url": "https://law.example/", "accessed": "2026-01-01"}]',
    reviewed_on: "2026-01-01",
    is_published: isPublished,
  }
}
