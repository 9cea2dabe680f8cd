import { uuid } from "../access/actors.ts"
import type { TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "two rows for each campaign",
  fixture: {
    rows: {
      shown: { campaign_id: uuid(1), is_live: true, gift_cents: 3000, gifts: 1 },
      hidden: { campaign_id: uuid(2), is_live: true, gift_cents: 4000, gifts: 1 },
    },
    inserts: { test: { campaign_id: uuid(1), is_live: false, gift_cents: 1, gifts: 1 } },
    moves: { more: { row: "shown", set: { gift_cents: 9000 } } },
  },
  isBroadcast: true,
  definerFunctions: {
    "private.count_campaign_gift()": "payments change the totals, which callers cannot",
    "private.inherit_campaign()": "reads the first gift of a subscription, which the caller may not see",
  },
}
