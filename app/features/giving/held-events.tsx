import { formatShortDay } from "#app/lib/format/dates.ts"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { formatCents } from "./money.ts"
import { ReasonForm } from "./reason-form.tsx"
import { PROBLEM_LABELS } from "./staff-labels.ts"
import type { paymentProblems } from "./staff-queries.ts"

interface Props {
  extra: Awaited<ReturnType<typeof paymentProblems>>
  result: ActionResult | undefined
}

/** Payments that contradict our books. They changed nothing; staff compare them with the provider's dashboard. */
export function HeldEvents({ extra, result }: Props) {
  const { problems, next } = extra
  if (problems.length === 0) return null
  return (
    <Callout tone="urgent" title="These payments need a look">
      <ul className="grid gap-3">
        {problems.map(({ id, problem, amount_cents, received_at }) => (
          <li key={id} className="wrap-anywhere">
            {formatShortDay(received_at)}: {problem && PROBLEM_LABELS[problem]}
            {amount_cents !== null && ` (${formatCents(amount_cents)})`}. The provider’s number for it: {id}
            <details open={result?.values?.id === id}>
              <summary className="min-h-8 cursor-pointer font-bold underline">Resolve</summary>
              <ReasonForm id={id} result={result} className="py-3" />
            </details>
          </li>
        ))}
      </ul>
      {next && (
        <Link to={`/staff/gifts?${new URLSearchParams({ held: next })}`} className="mt-3 block underline">
          Older payments that need a look
        </Link>
      )}
    </Callout>
  )
}
