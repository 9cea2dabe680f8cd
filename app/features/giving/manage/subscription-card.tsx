import { formatLongDate } from "#app/lib/format/dates.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { FREQUENCIES } from "../frequencies.ts"
import { formatCents } from "../money.ts"
import { ChangeForms, hasEnded } from "./change-forms.tsx"
import type { ManagedSubscription } from "./queries.ts"

/** One repeating gift: what it is, when it comes next, and everything the donor can do. */
export function SubscriptionCard({ subscription }: { subscription: ManagedSubscription }) {
  const { giftCents, feeCents, frequency, status, isBankDebit, isChanging } = subscription
  return (
    <article className="grid gap-4 rounded-panel bg-marigold-200 p-[clamp(20px,2.6vw,38px)]">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h3 className="display text-[clamp(1.9rem,4vw,2.6rem)] leading-[0.95] wdth-72">
          {`${formatCents(giftCents + feeCents)} ${FREQUENCIES[frequency].every}`}
        </h3>
        <StatusBadge subscription={subscription} />
      </div>
      <p className="max-w-[40em]">{sentenceOf(subscription)}</p>
      {feeCents > 0 && status !== "canceled" && (
        <p className="text-small">
          {formatCents(giftCents)}, and {formatCents(feeCents)} for the {isBankDebit ? "bank" : "card"} fee.
        </p>
      )}
      {isChanging && <p className="font-bold">Your last change is on its way to the payment provider.</p>}
      {status !== "canceled" && <ChangeForms subscription={subscription} />}
    </article>
  )
}

function StatusBadge({
  subscription: { status, isBankDebit, isPaused, isRetrying },
}: {
  subscription: ManagedSubscription
}) {
  if (status === "canceled") return <Badge>Canceled</Badge>
  if (isRetrying) return <Badge tone="air">Trying again</Badge>
  if (status === "past-due")
    return <Badge tone="siren">{isBankDebit ? "Bank refused" : "Card declined"}</Badge>
  return isPaused ? <Badge tone="air">Paused</Badge> : <Badge tone="green">Active</Badge>
}

function sentenceOf(subscription: ManagedSubscription): string {
  const { status, nextChargeAt, retryAt, isBankDebit, isPaused, isRetrying, endsOn } = subscription
  const thing = isBankDebit ? "bank account" : "card"
  if (status === "canceled") return "This gift has ended, and nothing more is charged."
  if (isRetrying)
    return `We’re trying the ${isBankDebit ? "account" : "card"} you gave us now. Look again in a few minutes: we also email you the receipt.`
  if (status === "past-due")
    return retryAt
      ? `Your ${thing} didn’t go through. We’ll try again on ${formatLongDate(retryAt)}, or as soon as you enter another one.`
      : `Your ${thing} didn’t go through. Enter another one to continue, or let the gift end.`
  if (hasEnded(subscription)) return "You’ve made your last gift, as you planned. Nothing more is charged."
  if (nextChargeAt === null) return "The payment provider hasn’t told us the day of the next gift yet."
  const end = endsOn === null ? "" : ` No gift after ${formatLongDate(endsOn)}.`
  return isPaused
    ? `Nothing is charged until the next gift on ${formatLongDate(nextChargeAt)}.${end}`
    : `Next gift on ${formatLongDate(nextChargeAt)}.${end}`
}
