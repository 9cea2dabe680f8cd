import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "apply_payment_event, and payment_problems and resolve_payment_event for finance",
  definerFunctions: {
    "private.apply_payment_event(id text, kind payment_event_kind, occurred_at timestamp with time zone, is_live boolean, donation uuid, subscription uuid, provider_subscription text, invoice text, payment text, amount_cents integer, currency text, change uuid, next_charge_at timestamp with time zone, retry_at timestamp with time zone)":
      "changes the gift, issues the receipt and queues the emails in one transaction",
    "private.recurring_donation(subscription uuid, invoice text, is_live boolean, amount_cents integer)":
      "records the gift of a later payment of a subscription",
    "private.payment_problems(before_time timestamp with time zone, before_id text)":
      "finance sees the events that contradict our books",
    "private.resolve_payment_event(event text, reason text)": "finance closes a held event",
  },
}
