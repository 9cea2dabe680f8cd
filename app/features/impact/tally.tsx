import { useRef } from "react"
import { href } from "react-router"
import { formatLongDate } from "#app/lib/format/dates.ts"
import { Counter } from "#app/ui/data/counter.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { ImpactMetric } from "./queries.ts"
import { useLiveCounts } from "./use-live-counts.ts"

/** The public numbers in large type, as they change, with a link to the definitions. */
export function Tally({ metrics }: { metrics: ImpactMetric[] }) {
  const section = useRef<HTMLElement>(null)
  const numbers = useLiveCounts(metrics, section)
  if (numbers.length === 0) return null
  return (
    <section
      ref={section}
      aria-label="Our numbers"
      className="on-dark breath-edge bg-ink pt-[clamp(36px,4.4vw,64px)] pb-[clamp(40px,4.6vw,68px)] text-white"
    >
      <div className="deferred-layout wrap">
        <dl className="grid grid-cols-1 justify-between gap-x-[clamp(24px,4vw,64px)] gap-y-6 column:grid-cols-[repeat(3,auto)]">
          {numbers.map(({ id, label, records, baseline, baseline_on, amount }) => (
            <div key={id} className="grid content-start gap-2.5">
              <dt className="order-2 max-w-[26ch] text-gray-200 leading-tight max-column:max-w-none">
                {label}
                {records.length === 0 && (
                  <span className="block text-small">up to {formatLongDate(baseline_on)}</span>
                )}
              </dt>
              <dd className="display wdth-62 text-[23vw] text-green-300 leading-[0.78] tracking-[-0.004em] column:text-[clamp(4rem,9.4vw,9rem)]">
                <Counter start={baseline} amount={amount} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-8 text-gray-300 text-small">
          Live from our records.{" "}
          <Link to={href("/about/impact")} className="inline-block py-1 font-bold text-white underline">
            How we count
          </Link>
        </p>
      </div>
    </section>
  )
}
