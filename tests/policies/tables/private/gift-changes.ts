import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "change_gift, and the functions that carry changes out at the payment provider",
  definerFunctions: {
    "private.change_gift(subscription uuid, kind gift_change_kind, key text, gift_cents integer, frequency gift_frequency, next_charge_on date, months integer, ends_on date)":
      "checks the donor, by session or key, and the limits of a change",
    "private.open_gift_change(change uuid)": "what the payment provider is asked to do",
    "private.managed_gifts(key text, page_end uuid)": "shows donors their gifts, by session or key",
    "private.record_card(change uuid, declines boolean)": "notes that the donor entered another card",
  },
  equivalentMutants: {
    "private.record_card(uuid,boolean): always true":
      "no policy uses it; tests/policies/giving/gift-changes.test.ts shows what it decides",
  },
}
