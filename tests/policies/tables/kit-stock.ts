import type { TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "one row",
  fixture: {
    singleton: "the migration that creates the table inserts its only row",
    rows: { shelf: { id: true } },
    inserts: { another: { id: false, kits: 9 } },
    moves: { more: { row: "shelf", set: { kits: 99 } } },
  },
  definerFunctions: {
    "private.set_kit_stock(on_shelf integer)": "outreach staff set the number of kits in stock",
    "private.restock_kits()": "a trigger: services that delete accounts have no rights to the stock",
  },
  isBroadcast: true,
}
