import { Callout } from "#app/ui/data/callout.tsx"
import { formatCents } from "./money.ts"
import type { StatementCard } from "./options.ts"

/** What /verify answers about the code of a yearly statement: everything but the donor. */
export function StatementAnswer({ statement }: { statement: StatementCard }) {
  const { year, amountCents, giftCount, legalName, ein, isLive, isReplaced } = statement
  const gifts = giftCount === 1 ? "one gift" : `${giftCount} gifts`
  const what = `Statement of ${legalName}${ein ? `, EIN ${ein}` : ""}: ${formatCents(amountCents)} in ${year}, ${gifts}.`
  return (
    <div className="wrap pt-6">
      {!isLive ? (
        <Callout tone="warm" title="This statement is a test">
          {what} No money moved, and it isn’t valid for taxes.
          {isReplaced && " A newer one counts a later gift or refund."}
        </Callout>
      ) : isReplaced ? (
        <Callout tone="urgent" title="This statement is no longer valid">
          {what} A newer one counts a later gift or refund.
        </Callout>
      ) : (
        <Callout tone="good" title="This statement is real">
          {what}
        </Callout>
      )}
    </div>
  )
}
