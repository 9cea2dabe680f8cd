import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "count_supporter_page_gift, which adds gifts, and supporter_page_totals, which pages read",
}
