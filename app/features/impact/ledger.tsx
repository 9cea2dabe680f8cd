import { useRef } from "react"
import { formatLongDate } from "#app/lib/format/dates.ts"
import { formatInteger } from "#app/lib/format/numbers.ts"
import { Counter } from "#app/ui/data/counter.tsx"
import type { LedgerEntry } from "./ledger-entries.ts"
import { useLiveCounts } from "./use-live-counts.ts"

/** Every public number as it changes, with how it is counted and everything that was corrected. */
export function Ledger({ entries }: { entries: LedgerEntry[] }) {
  const section = useRef<HTMLElement>(null)
  const numbers = useLiveCounts(entries, section)
  if (numbers.length === 0) return null
  return (
    <section
      ref={section}
      id="numbers"
      aria-label="Our numbers"
      className="on-dark breath-edge bg-green-900 py-[clamp(48px,6vw,92px)] text-white"
    >
      <div className="wrap">
        <h2 className="text-1 text-green-300 uppercase leading-[0.86] wdth-74">How we count each one</h2>
        <dl className="mt-6">
          {numbers.map(entry => (
            <div
              key={entry.id}
              className="grid items-start gap-x-[clamp(24px,5vw,88px)] gap-y-3 border-green-700 border-t-[1.5px] py-7 first:border-t-0 column:grid-cols-[5fr_7fr]"
            >
              <dt className="column:order-2">
                <strong className="block text-lead first-letter:uppercase">{entry.label}</strong>
                <span className="mt-1 block max-w-[56ch] text-gray-200">{entry.definition}</span>
              </dt>
              <dd className="order-first grid gap-2">
                <span className="display text-[clamp(3.6rem,8.4vw,7.6rem)] text-green-300 leading-[0.78] tracking-[-0.004em] wdth-62">
                  <Counter start={entry.baseline} amount={entry.amount} />
                </span>
              </dd>
              <dd className="column:order-3 column:col-start-2">
                <Method entry={entry} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

function Method({ entry }: { entry: LedgerEntry }) {
  const { method, source, records, baseline, baseline_on, amount, version, changes } = entry
  const until = formatLongDate(baseline_on)
  return (
    <details>
      <summary
        aria-label={`Show how this is counted: ${entry.label}`}
        className="inline-flex min-h-11 cursor-pointer items-center font-bold underline"
      >
        Show how this is counted
      </summary>
      <div className="grid max-w-[60ch] gap-3 pb-2 text-gray-200">
        <p>{method}</p>
        <dl className="grid grid-cols-[minmax(0,auto)_auto] justify-between gap-x-6 gap-y-1.5 border-green-700 border-y-[1.5px] py-3 tabular-nums">
          <dt>Counted by hand, up to {until}</dt>
          <dd className="text-right">{formatInteger(baseline)}</dd>
          {records.length > 0 && (
            <>
              <dt>From the records of this site, since then</dt>
              <dd className="text-right">{formatInteger(amount)}</dd>
            </>
          )}
        </dl>
        <p>
          Source: {source}. This is version {version} of the definition.
        </p>
        {changes.length > 0 && (
          <ul className="grid gap-2">
            {changes.map(({ key, on, text, reason }) => (
              <li key={key}>
                <strong>{formatLongDate(on)}:</strong> {text} {reason}
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  )
}
