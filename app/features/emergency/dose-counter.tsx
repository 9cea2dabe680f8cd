import { PushButton } from "#app/ui/forms/push-button.tsx"
import { WAIT_SECONDS } from "./rescue.ts"

/** Counts sprays and the time since the last one. */
export function DoseCounter() {
  return (
    <div className="grid grid-cols-[auto_auto_1fr] items-end gap-x-4 gap-y-1.5 rounded-3xl px-4 py-3 max-[360px]:grid-cols-2 group-data-due/steps:bg-marigold-300 group-not-data-due/steps:bg-white">
      <Figure name="sprays" value="0">
        Sprays given
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
        className="w-full px-2 text-base wdth-84 max-[360px]:col-span-2"
      >
        I gave a spray
      </PushButton>
      <DoseBar className="col-span-full h-5" />
      <p role="status" className="col-span-full leading-tight">
        <span data-when="unsprayed">Tap when you’ve sprayed. We’ll keep the time.</span>
        <span data-when="due" hidden>
          No better? Spray again now, other nostril.
        </span>
      </p>
    </div>
  )
}

/** The same, in one line, for the steps after the spray. */
export function DoseStrip() {
  return (
    <div data-when="sprayed" hidden className="rounded-2xl bg-white px-3.5 py-2">
      <div role="status">
        <p data-when="due" hidden className="mb-1 leading-tight">
          No better? Spray again, other nostril.
        </p>
      </div>
      <div className="grid grid-cols-[auto_1fr_auto] items-center gap-3 font-[650]">
        <span>
          <b data-text="sprays" className="display text-2xl wdth-70" /> <span data-text="unit" />
        </span>
        <DoseBar className="h-4" />
        <span>
          <b data-text="timer" className="display text-2xl tabular-nums wdth-70" />
          <span className="sr-only"> since the last spray</span>
        </span>
      </div>
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
