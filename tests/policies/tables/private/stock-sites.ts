import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "stock_sites and save_stock_site for outreach, and every function that changes the stock",
  definerFunctions: {
    "private.stock_sites()": "outreach reads the sites and what expires there",
    "private.save_stock_site(site uuid, name text, alert_below integer, chapter uuid, ships_mail boolean)":
      "outreach adds and changes sites",
    "private.close_stock_site(site uuid, is_closed boolean)": "outreach closes a site and opens it again",
    "private.other_kit_sites(request kit_requests)": "outreach reads which other sites can ship a request",
    "private.other_refill_sites(request refill_requests)": "the same for a refill",
  },
}
