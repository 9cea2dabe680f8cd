import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "the built-in test provider, which records its charges, and reconcile_payments",
  definerFunctions: {
    "private.record_test_payment(payment text, cents integer, refunded_cents integer, donation uuid)":
      "the test provider notes a charge or a refund before it sends the event",
    "private.test_payments(since timestamp with time zone)": "the list of the test provider",
    "private.delete_old_payment_checks()":
      "deletes charges of the test provider after 90 days, differences after 7 years",
  },
}
