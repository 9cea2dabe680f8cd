import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

export const table: TableRegistration = {
  staysSmall: "the people of the organization who agreed to be named",
  fixture: {
    rows: {
      shown: { id: uuid(1), ...member({ consented_on: "2020-01-01" }) },
      leaving: { id: uuid(2), ...member({ consented_on: "2020-01-01", leaves_on: TOMORROW }) },
      left: { id: uuid(3), ...member({ consented_on: "2020-01-01", leaves_on: YESTERDAY }) },
      "without consent": { id: uuid(4), ...member({ consented_on: null }) },
      "consent from tomorrow": { id: uuid(5), ...member({ consented_on: TOMORROW }) },
    },
    inserts: { another: member({ consented_on: "2020-01-01" }), hidden: member({ consented_on: null }) },
    moves: { "hidden to shown": { row: "without consent", set: { consented_on: "2020-01-01" } } },
  },
  isBroadcast: true,
  definerFunctions: {
    "private.set_team_picture(member uuid, picture uuid)": "checks that the caller is an editor",
    "private.index_team_member()": "writes to the search, which callers cannot",
    "private.end_team_terms()": "ends consents and deletes old rows, for the scheduler",
  },
  equivalentMutants: Object.fromEntries(
    ["add", "change"].map(verb => [
      `public.team_members / editors ${verb} team members: also for anon`,
      "a visitor has no grant to write and no role",
    ]),
  ),
}

function member(dates: { consented_on: string | null; leaves_on?: string }): Row {
  return {
    category: "board",
    name: "A person",
    role: "Treasurer",
    text: "A person who exists only for tests.",
    portrait: "bun",
    joined_on: "2019-01-01",
    leaves_on: null,
    ...dates,
  }
}
