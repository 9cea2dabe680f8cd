import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { OfficeTime } from "#app/ui/staff/office-time.tsx"
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
    <section aria-labelledby="held" className="grid w-full gap-3 rounded-[18px] bg-siren-200 p-3.5 sm:p-5">
      <h2 id="held" className="font-bold">
        These payments need a look
      </h2>
      <ul className="grid gap-3 min-[900px]:grid-cols-2">
        {problems.map(problem => (
          <HeldEvent key={problem.id} problem={problem} result={result} />
        ))}
      </ul>
      {next && (
        <Link to={`/staff/gifts?${new URLSearchParams({ held: next })}`} className="underline">
          Older payments that need a look
        </Link>
      )}
    </section>
  )
}

type Problem = Props["extra"]["problems"][number]

function HeldEvent({ problem: held, result }: { problem: Problem; result: ActionResult | undefined }) {
  const { id, problem, amount_cents, received_at } = held
  return (
    <li className="grid content-start gap-2 rounded-[14px] bg-white p-4">
      <p className="flex flex-wrap justify-between gap-x-4 font-bold">
        {problem && PROBLEM_LABELS[problem]}
        {amount_cents !== null && <span className="tabular-nums">{formatCents(amount_cents)}</span>}
      </p>
      <p className="text-small">
        Arrived on <OfficeTime at={received_at} show="shortDay" />. The provider’s number for it:
        <span className="block break-all font-mono">{id}</span>
      </p>
      <details open={result?.values?.id === id}>
        <summary className="grid min-h-11 cursor-pointer items-center font-bold underline">Resolve</summary>
        <ReasonForm id={id} result={result} className="pt-2 pb-1" />
      </details>
    </li>
  )
}
