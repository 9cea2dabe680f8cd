import { PushButton } from "#app/ui/forms/push-button.tsx"
import { BreathPacer } from "./breath-pacer.tsx"
import type { StepLine } from "./step-lines.tsx"

/** What the step says for a child, and once 911 says CPR: one at a time, so that nothing on the screen contradicts it. */
export function breatheLines(say: string, more: string): { say: StepLine[]; more: StepLine[] } {
  return {
    say: [
      { when: "adultBreaths", text: say },
      {
        when: "childBreaths",
        text: "Not breathing, or gasping? A gentle breath every 2 to 3 seconds, or CPR as 911 says.",
      },
      {
        when: "cpr",
        text: "Do what the dispatcher tells you. Trained: push on the chest and give breaths. Not trained: push on the chest, hands only. You don’t need to check for a pulse.",
      },
    ],
    more: [
      { when: "adultBreaths", text: more },
      { when: "childBreaths", text: "A baby: mouth over mouth and nose. 911 on speaker." },
      {
        when: "adultCpr",
        text: "Middle of the chest, arms straight. Hard and fast, 100 a minute.",
      },
      {
        when: "childCpr",
        text: "Middle of the chest, heel of one hand. Hard and fast, 100 a minute.",
      },
    ],
  }
}

/** The pacer, unless 911 says CPR, and the pace for a child. */
export function BreatheTools() {
  return (
    <>
      <BreathPacer />
      <div className="grid grid-cols-2 gap-2.5">
        <Toggle action="child">Baby or child</Toggle>
        <Toggle action="cpr">911 says CPR</Toggle>
      </div>
    </>
  )
}

function Toggle({ action, children }: { action: "child" | "cpr"; children: string }) {
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
