import { PushButton } from "#app/ui/forms/push-button.tsx"
import { WAIT_SECONDS } from "./rescue.ts"

/** Counts sprays and the time since the last one. */
export function DoseCounter() {
  return (
    <div className="grid grid-cols-[auto_auto_1fr] items-end gap-x-[clamp(10px,4vw,16px)] gap-y-1.5 rounded-3xl px-4 py-3 group-data-due/steps:bg-marigold-300 group-not-data-due/steps:bg-white">
      <Figure name="sprays" value="0">
        Sprays <span className="max-[359px]:hidden">given</span>
      </Figure>
      <Figure name="timer" value="0:00">
        <span data-when="unsprayed">Timer</span>
        <span data-when="sprayed" hidden>
          Since then
        </span>
      </Figure>
      <PushButton
        variant="white"
        data-do="spray"
        className="w-full px-2 text-[clamp(0.8125rem,4vw,1rem)] wdth-84"
      >
        I gave a spray
      </PushButton>
      <DoseBar className="col-span-full h-5" />
      <p data-when="waiting" hidden className="col-span-full leading-tight">
        No better in <b data-text="wait" className="tabular-nums" />? Spray again.
      </p>
      <div role="status" className="col-span-full leading-tight">
        <p data-when="unsprayed">Tap when you’ve sprayed. We’ll keep the time.</p>
        <p data-when="due" hidden>
          No better? Spray again now, other nostril.
        </p>
      </div>
    </div>
  )
}

/** The same, in one line, for the other steps. */
export function DoseStrip() {
  return (
    <div data-when="sprayed" hidden className="dose-strip">
      <div className="flex justify-between gap-2 whitespace-nowrap">
        <p>
          {/* On the narrowest phones what to do now takes its place. */}
          <span className="group-data-due/steps:max-[359px]:hidden">
            <b data-text="sprays" /> <span data-text="unit" />,{" "}
          </span>
          <b data-text="timer" className="tabular-nums" /> ago
        </p>
        <div>
          <p data-when="waiting" hidden>
            Next <span className="max-[359px]:hidden">spray </span>in{" "}
            <b data-text="wait" className="tabular-nums" />
          </p>
          <div role="status">
            <p data-when="due" hidden>
              No better?{" "}
              <button type="button" data-go="spray" className="font-bold underline">
                Spray again
              </button>
            </p>
          </div>
        </div>
      </div>
      <DoseBar className="h-2" />
    </div>
  )
}

interface FigureProps {
  name: "sprays" | "timer"
  value: string
  /** The label. */
  children: React.ReactNode
}

function Figure({ name, value, children }: FigureProps) {
  return (
    <p className="grid">
      <span className="whitespace-nowrap text-[0.9375rem] leading-tight font-[650]">{children}</span>
      <b data-text={name} className="display text-5xl leading-[0.9] tabular-nums wdth-62">
        {value}
      </b>
    </p>
  )
}

// Three minutes; from the second one on another spray is due.
function DoseBar({ className }: { className: string }) {
  const { from, to } = WAIT_SECONDS
  return (
    <svg
      viewBox={`0 0 ${to} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`w-full rounded-full ${className}`}
    >
      <rect width={from} height="10" className="fill-gray-200" />
      <rect x={from} width={to - from} height="10" className="fill-marigold-400" />
      <rect data-seconds width="0" height="10" className="fill-ink" />
    </svg>
  )
}
