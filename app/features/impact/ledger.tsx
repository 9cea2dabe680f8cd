import { formatLongDate } from "#app/lib/format/dates.ts"
import { Counter } from "#app/ui/data/counter.tsx"
import type { ImpactMetric } from "./queries.ts"

/** Every public metric with its definition, source and date. */
export function Ledger({ metrics }: { metrics: ImpactMetric[] }) {
  if (metrics.length === 0) return null
  return (
    <section
      aria-label="Our numbers"
      className="on-dark breath-edge bg-ink py-[clamp(40px,5vw,76px)] text-white"
    >
      <dl className="wrap">
        {metrics.map(({ key, label, definition, source, baseline, amount, as_of }) => (
          <div
            key={key}
            className="grid items-end gap-x-[clamp(24px,5vw,88px)] gap-y-3 border-green-700 border-t-[1.5px] py-6 first:border-t-0 column:grid-cols-[5fr_7fr]"
          >
            <dt className="max-w-[52ch] text-gray-200 column:order-2">
              <strong className="block text-lead text-white first-letter:uppercase">{label}</strong>
              {definition}
              <span className="mt-2 block font-mono text-gray-300 text-mono">
                {source}, {formatLongDate(as_of)}
              </span>
            </dt>
            <dd className="display order-first text-[clamp(3.6rem,9.4vw,9rem)] text-green-300 leading-[0.78] tracking-[-0.004em] wdth-62">
              <Counter start={baseline} amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
