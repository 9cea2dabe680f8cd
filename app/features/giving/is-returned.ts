import type { ReceiptCard } from "./options.ts"

/** Whether the donor got all of the money back. A gift in kind has no amount. */
export function isReturned({ amountCents, isInKind }: Pick<ReceiptCard, "amountCents" | "isInKind">) {
  return amountCents === 0 && !isInKind
}
