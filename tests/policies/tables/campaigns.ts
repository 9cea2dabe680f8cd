import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "a few campaigns a year",
  fixture: {
    rows: { shown: { id: uuid(1), ...campaign(1, true) }, hidden: { id: uuid(2), ...campaign(2, false) } },
    inserts: { another: campaign(3, true), hidden: campaign(4, false) },
    moves: { "hidden to shown": { row: "hidden", set: { is_published: true } } },
  },
  isBroadcast: true,
  equivalentMutants: {
    "public.campaigns / finance adds campaigns: also for anon": "a visitor has no grant to write and no role",
    "public.campaigns / finance changes campaigns: also for anon":
      "a visitor has no grant to write and no role",
  },
}

function campaign(number: number, isPublished: boolean): Row {
  return {
    slug: `campaign-${number}`,
    title: "A campaign",
    text: "A campaign that exists only for tests.",
    goal_cents: 100_000,
    is_published: isPublished,
  }
}
