import { createHash } from "node:crypto"
import type { TableRegistration } from "../access/policy-fixtures.ts"

const NAMES = "events raffles giving supporter-pages volunteering reversals kits newsletter world".split(" ")

export const table: TableRegistration = {
  staysSmall: "one row for each part of the site that can be switched off",
  fixture: {
    areRowsSeeded: true,
    rows: Object.fromEntries(NAMES.map(name => [name, { id: idOf(name), name }])),
    inserts: { another: { name: "events" } },
    moves: { closed: { row: "world", set: { is_open: false } } },
  },
  isBroadcast: true,
  equivalentMutants: {
    "public.site_modules / administrators switch modules: also for anon":
      "a visitor has no grant to write and no role",
  },
}

// As the migration makes them.
function idOf(name: string) {
  return createHash("md5")
    .update(name)
    .digest("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")
}
