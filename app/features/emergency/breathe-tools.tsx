import { PushButton } from "#app/ui/forms/push-button.tsx"
import { BreathPacer } from "./breath-pacer.tsx"
import { DoseStrip } from "./dose-counter.tsx"

/** The pacer, the time since the spray, the pace for a child, and what to do if 911 says CPR. */
export function BreatheTools() {
  return (
    <>
      <BreathPacer />
      <DoseStrip />
      <div className="grid">
        <PushButton size="sm" variant="white" data-do="child" aria-pressed={false}>
          Baby or child
        </PushButton>
        <div role="status">
          <p data-when="child" hidden className="mt-2.5 leading-tight">
            Your mouth over mouth and nose, a gentle breath every 2 to 3 seconds, 911 on speaker.
          </p>
        </div>
      </div>
      <details className="rounded-2xl bg-white px-3.5">
        <summary className="min-h-11 cursor-pointer py-2.5 font-bold">911 says CPR?</summary>
        <p className="pb-3 leading-tight">
          Do what the dispatcher tells you. Trained: push on the chest and give breaths. Not trained: push on
          the chest, hands only. You don’t need to check for a pulse.
        </p>
      </details>
    </>
  )
}
