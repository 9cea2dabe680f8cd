import { formatInteger } from "#app/lib/format/numbers.ts"
import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import type { RescuerShare } from "./rescuer-shares.ts"

const LABELS: Record<RescuerShare["rescuer"], string> = {
  friend: "A friend",
  family: "Family or a partner",
  stranger: "A stranger",
  staff: "Staff or a co-worker",
}
const BARS = ["fill-green-400", "fill-marigold-400", "fill-siren-400", "fill-air-400"]

/** Who gave the naloxone, as shares of the reports that say so. */
export function Rescuers({ shares }: { shares: readonly RescuerShare[] }) {
  // One group alone would say nothing.
  if (shares.length < 2) return null
  const total = shares.reduce((sum, { amount }) => sum + amount, 0)
  const most = shares[0]!.percent
  return (
    <section className="on-dark bg-green-900 py-[clamp(56px,7vw,112px)] text-white">
      <div className="wrap grid items-center gap-x-[clamp(28px,5vw,88px)] gap-y-9 column:grid-cols-[5fr_7fr]">
        <FittedHeadline lines={["Who picked", "up the spray"]} measure={{ phone: 5, wide: 5.5 }} />
        <div className="grid gap-5">
          <ul className="grid gap-4">
            {shares.map(({ rescuer, percent }, index) => (
              <li
                key={rescuer}
                className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 column:grid-cols-[minmax(0,1fr)_5.5rem_9rem]"
              >
                <svg
                  width="100%"
                  height="56"
                  aria-hidden="true"
                  className="max-column:col-span-2 max-column:h-10"
                >
                  <rect
                    width={`${(percent / most) * 100}%`}
                    height="100%"
                    rx="12"
                    className={BARS[index % BARS.length]}
                  />
                </svg>
                <b className="display wdth-60 text-[2.2rem] leading-none">{percent}%</b>
                <span className="leading-tight">{LABELS[rescuer]}</span>
              </li>
            ))}
          </ul>
          <p className="max-w-[38em] text-gray-300 text-small">
            From {formatInteger(total)} reports that say who gave the naloxone. A group appears once it has
            more than 10 reports, and moves by more than 10 at a time.
          </p>
        </div>
      </div>
    </section>
  )
}
