import type { DbEnum } from "#app/lib/supabase/types.ts"

export const STATUS_LABELS: Readonly<Record<DbEnum<"donation_status">, string>> = {
  created: "Not paid",
  pending: "On its way",
  failed: "Failed",
  succeeded: "Paid",
  refunded: "Refunded",
  disputed: "Disputed",
}

export const PROBLEM_LABELS: Readonly<Record<DbEnum<"payment_problem">, string>> = {
  "unknown-gift": "We have no such gift",
  amount: "The amount differs from ours",
  currency: "The currency differs from ours",
  mode: "Test and live mode differ",
}
