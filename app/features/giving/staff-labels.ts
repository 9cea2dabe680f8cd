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

export const SOURCE_LABELS: Readonly<Record<DbEnum<"gift_source">, string>> = {
  card: "Card",
  check: "Check",
  bank: "Bank transfer",
  cash: "Cash",
  "in-kind": "In kind",
}

export const MATCH_LABELS: Readonly<Record<DbEnum<"employer_match">, string>> = {
  "to-ask": "Not asked yet",
  asked: "Asked",
  approved: "Approved",
  received: "Received",
  declined: "Declined",
}

export const WALL_LABELS: Readonly<Record<DbEnum<"wall_review">, string>> = {
  shown: "Shown",
  held: "Waits for you",
  hidden: "Hidden by staff",
}
