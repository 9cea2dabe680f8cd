import { formatShortDay } from "#app/lib/format/dates.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"
import { formatCents } from "../money.ts"
import type { Difference } from "./staff-queries.ts"

export const KIND_LABELS: Readonly<Record<DbEnum<"payment_difference_kind">, string>> = {
  "missing-here": "Missing in our books",
  "missing-there": "Missing at the provider",
  amount: "Amount differs",
  refund: "Refund differs",
  dispute: "Dispute differs",
}

type Facts = Pick<Difference, "kind" | "our_cents" | "provider_cents" | "currency" | "paid_at">

/** What differs, for finance. */
export function differenceSentence({ kind, our_cents, provider_cents, currency, paid_at }: Facts): string {
  const day = formatShortDay(paid_at)
  const ours = formatCents(our_cents ?? 0)
  const theirs = formatAmount(provider_cents ?? 0, currency)
  switch (kind) {
    case "missing-here":
      return `The provider charged ${theirs} on ${day}, but we have no paid gift for it.`
    case "missing-there":
      return `We have a gift of ${ours}, paid on ${day}, that the provider doesn’t list.`
    case "amount":
      return `The provider charged ${theirs} on ${day}, but our books say ${ours}.`
    case "refund":
      return `The provider refunded ${theirs} of the payment of ${day}, but our books say ${ours}.`
    case "dispute":
      return provider_cents === null
        ? `Our books have a dispute about the payment of ${day}, but the provider has none.`
        : `The provider has a dispute about the payment of ${theirs} on ${day}, but our books have none.`
  }
}

function formatAmount(cents: number, currency: string): string {
  return currency === "usd" ? formatCents(cents) : `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`
}
