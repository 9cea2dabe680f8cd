import { formatLongDate } from "#app/lib/format/dates.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { isReturned } from "./is-returned.ts"
import { formatCents } from "./money.ts"
import type { ReceiptCard } from "./options.ts"

/** What /verify answers about the code of a receipt: everything but the donor. */
export function ReceiptAnswer({ receipt }: { receipt: ReceiptCard }) {
  const { number, amountCents, isInKind, receivedOn, legalName, ein, isLive, replacedBy } = receipt
  const what = `Receipt No. ${number} of ${legalName}${ein ? `, EIN ${ein}` : ""}: ${isInKind ? "a gift in kind" : formatCents(amountCents)}, received on ${formatLongDate(receivedOn)}.`
  return (
    <div className="wrap pt-6">
      {!isLive ? (
        <Callout tone="warm" title="This receipt is a test">
          {what} No money moved, and it isn’t valid for taxes.
          {replacedBy !== null && ` Receipt No. ${replacedBy} replaced it.`}
        </Callout>
      ) : replacedBy !== null ? (
        <Callout tone="urgent" title="This receipt is no longer valid">
          {what} Receipt No. {replacedBy} replaced it.
        </Callout>
      ) : isReturned(receipt) ? (
        <Callout tone="warm" title="This gift was returned">
          {what} The donor got the whole gift back, so there is nothing to deduct.
        </Callout>
      ) : (
        <Callout tone="good" title="This receipt is real">
          {what}
        </Callout>
      )}
    </div>
  )
}
