import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  fixture: {
    rows: { one: difference(1, uuid(1)), another: difference(2, uuid(2)) },
    inserts: { invented: difference(101, uuid(1)) },
    moves: { "to another payment": { row: "one", set: { payment_id: "pi_other" } } },
  },
  hiddenFromGuardians: true,
  definerFunctions: {
    "private.reconcile_payments(mode payment_mode, since timestamp with time zone, payments jsonb)":
      "compares the provider's list with all gifts and records the differences",
    "private.resolve_payment_difference(difference uuid, reason text)": "finance closes a difference",
    "private.queue_reconciliation(at timestamp with time zone)": "queues the comparison once a night",
  },
}

function difference(number: number, donation_id: string): Row {
  return {
    ...{ id: uuid(number), kind: "missing-here", mode: "live", payment_id: `pi_${number}`, donation_id },
    ...{ provider_cents: 3000, paid_at: "2026-03-01T12:00:00Z" },
  }
}
