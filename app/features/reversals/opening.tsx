import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import { useBackgroundClass } from "#app/ui/shell/background.ts"
import { ExitControls } from "./exit-controls.tsx"
import { HappeningNow } from "./happening-now.tsx"
import { Slip, type SlipAnswers } from "./slip.tsx"

interface Props {
  lead: string
  answers: SlipAnswers
  onClear(): void
  isCleared: boolean
  /** Whether the report is sent: without scripts this page no longer knows its answers. */
  isSent: boolean
}

const SENT = { When: "Sent", Where: "Sent", Doses: "Sent", Outcome: "Sent", Extras: "Sent if you added any" }

export function ReversalOpening({ lead, answers, onClear, isCleared, isSent }: Props) {
  const shown = isSent && !answers.Outcome ? SENT : answers
  return (
    <>
      <HappeningNow />
      <section className={`overflow-x-clip pb-[clamp(48px,6vw,96px)] ${useBackgroundClass("mint")}`}>
        <div className="wrap grid items-start gap-x-[clamp(32px,6vw,104px)] gap-y-10 pt-[clamp(24px,3vw,40px)] column:grid-cols-[minmax(0,1.32fr)_minmax(0,1fr)]">
          <div>
            <FittedHeadline as="h1" lines={["You were", "there"]} measure={{ phone: 4, wide: 4.4 }} />
            <p className="my-[clamp(20px,2.4vw,34px)] max-w-[32em] text-pretty text-lead leading-[1.42]">
              {lead}
            </p>
            <ExitControls onClear={onClear} isCleared={isCleared} />
          </div>
          <aside aria-label="What we keep and never keep" className="column:rotate-2">
            <Slip answers={shown} className="drop-shadow-[0_14px_20px_rgb(4_28_19/0.16)]" />
            <p className="pt-3 text-center font-bold text-small">
              The bars aren’t hiding anything. We never asked.
            </p>
          </aside>
        </div>
      </section>
    </>
  )
}
