import type { ReactNode } from "react"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { BreathPacer } from "./breath-pacer.tsx"

/** The pacer or, if 911 says CPR, what to do in its place; the pace for a child. */
export function BreatheTools() {
  return (
    <>
      <div>
        <BreathPacer />
        <div role="status">
          <p data-when="cpr" hidden className="rounded-3xl bg-white px-3.5 py-3 leading-tight">
            Do what the dispatcher tells you. Trained: push on the chest and give breaths. Not trained: push
            on the chest, hands only. You don’t need to check for a pulse.
          </p>
        </div>
      </div>
      <div>
        <div className="grid grid-cols-2 gap-2.5">
          <Toggle action="child">Baby or child</Toggle>
          <Toggle action="cpr">911 says CPR</Toggle>
        </div>
        <div role="status">
          <p data-when="child" hidden className="mt-2.5 leading-tight">
            Your mouth over mouth and nose, a gentle breath every 2 to 3 seconds, 911 on speaker.
          </p>
        </div>
      </div>
    </>
  )
}

function Toggle({ action, children }: { action: "child" | "cpr"; children: ReactNode }) {
  return (
    <PushButton
      size="sm"
      variant="white"
      data-do={action}
      aria-pressed={false}
      className="whitespace-nowrap px-1 text-[clamp(0.8125rem,4vw,1rem)]"
    >
      {children}
    </PushButton>
  )
}
