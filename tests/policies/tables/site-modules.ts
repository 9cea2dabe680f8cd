import { createHash } from "node:crypto"
import type { TableRegistration } from "../access/policy-fixtures.ts"

const NAMES = [
  ...[
    "events",
    "raffles",
    "giving",
    "supporter-pages",
    "volunteering",
    "reversals",
    "kits",
    "newsletter",
    "world",
  ],
]

export const table: TableRegistration = {
  staysSmall: "one row for each part of the site that can be switched off",
  fixture: {
    areRowsSeeded: true,
    rows: Object.fromEntries(NAMES.map(name => [name, { id: idOf(name), name }])),
    inserts: { another: { name: "events" } },
    moves: { closed: { row: "world", set: { is_open: false } } },
  },
  isBroadcast: true,
  definerFunctions: {
    "private.module_is_open(module site_module)": "functions of the API ask whether their module is open",
  },
}

// As the migration makes them.
function idOf(name: string) {
  return createHash("md5")
    .update(name)
    .digest("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")
}
