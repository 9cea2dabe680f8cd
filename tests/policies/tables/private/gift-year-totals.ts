import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy:
    "the triggers on receipts, which add up what a donor gave in a year, and gift_years, which pages read",
  definerFunctions: {
    "private.count_new_receipts()": "a trigger on receipts; no role has rights to the totals",
    "private.move_receipt_totals()": "a trigger on receipts; no role has rights to the totals",
    "private.drop_receipt_totals()": "a trigger on receipts; no role has rights to the totals",
  },
  personSpecimen: ({ email, marker }) =>
    `insert into private.gift_year_totals (donor, year, is_live, cents, gifts)
     values (lower('${email}'), 2020, true, length('${marker}'), 1)`,
}
