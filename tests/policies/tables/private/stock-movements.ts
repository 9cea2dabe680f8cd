import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "record_stock and stock_movements for outreach, and the functions that ship and hand out kits",
  definerFunctions: {
    "private.record_stock(site uuid, change stock_change, kits integer, doses integer, reason text, expires_on date, to_site uuid)":
      "outreach records kits that arrived, left, moved or were counted",
    "private.stock_movements()": "outreach reads the newest changes with the names of colleagues",
    "private.take_handout()": "a trigger that takes handed-out kits from the site of the chapter",
  },
  personSpecimen: ({ person }) =>
    `with site as (insert into private.stock_sites (name) values ('Storeroom') returning id)
     insert into private.stock_movements (site_id, change, kits, doses, reason, made_by)
     select id, 'received', 5, 0, 'Weekly delivery', '${person}' from site`,
}
