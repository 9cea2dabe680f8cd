import { formatShortDay } from "#app/lib/format/dates.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { formatCents } from "./money.ts"
import { PROBLEM_LABELS } from "./staff-labels.ts"
import type { paymentProblems } from "./staff-queries.ts"

/** Payments that contradict our books. They changed nothing; staff compare them with the provider's dashboard. */
export function HeldEvents({ extra }: { extra: Awaited<ReturnType<typeof paymentProblems>> }) {
  if (extra.length === 0) return null
  return (
    <Callout tone="urgent" title="These payments need a look">
      <ul className="grid gap-1">
        {extra.map(({ id, problem, amount_cents, received_at }) => (
          <li key={id} className="wrap-anywhere">
            {formatShortDay(received_at)}: {problem && PROBLEM_LABELS[problem]}
            {amount_cents !== null && ` (${formatCents(amount_cents)})`}. Stripe event {id}
          </li>
        ))}
      </ul>
    </Callout>
  )
}
