import type { ReactNode } from "react"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { BreatheTools, breatheLines } from "./breathe-tools.tsx"
import { DoseCounter, DoseStrip } from "./dose-counter.tsx"
import { NextLink } from "./next-link.tsx"
import type { RescueStep } from "./rescue.ts"
import { SprayReport } from "./spray-report.tsx"
import { BREATHE_DRAWINGS, StepPicture } from "./step-picture.tsx"
import { StepScreen, type StepText } from "./step-screen.tsx"
import { TurnMoves } from "./turn-moves.tsx"
import "./steps.css"
import "./step-next.css"
import "./small-steps.css"

/**
 * The steps of a rescue, one per screen. Without JavaScript they follow each other, and Next scrolls. The page is not
 * hydrated: script/start.ts finds its buttons and texts by their data attributes (decision 053).
 */
export function StepByStep({ title, steps }: { title: string; steps: readonly StepText[] }) {
  return (
    <div data-steps className="group/steps print:hidden">
      <h1 className="sr-only">{title}</h1>
      {steps.map((step, index) => (
        <StepScreen
          key={step.id}
          {...{ step, index }}
          previous={steps[index - 1]}
          count={steps.length}
          picture={pictureOf(step, index === 0)}
          tools={toolsOf(step.id)}
          lines={linesOf(step)}
          foot={
            <>
              {step.id !== "spray" && <DoseStrip />}
              <Foot step={step} next={steps[index + 1]} />
            </>
          }
        />
      ))}
    </div>
  )
}

function pictureOf({ id, scene, alt }: StepText, isFirst: boolean) {
  if (id === "turn") return <TurnMoves />
  const drawings =
    id === "breathe" ? [{ scene, alt, when: "adultBreaths" as const }, ...BREATHE_DRAWINGS] : [{ scene, alt }]
  return <StepPicture {...{ drawings, isFirst }} />
}

function linesOf({ id, say, more }: StepText) {
  return id === "breathe" ? breatheLines(say, more) : { say: [{ text: say }], more: [{ text: more }] }
}

function toolsOf(step: RescueStep): ReactNode {
  switch (step) {
    case "check":
    case "call":
      return null
    case "spray":
      return <DoseCounter />
    case "breathe":
      return <BreatheTools />
    case "turn":
      return (
        <p>
          Not breathing right?{" "}
          <button type="button" data-go="spray" className="min-h-6 font-bold underline">
            Back to Spray
          </button>
        </p>
      )
    case "stay":
      return <SprayReport />
  }
}

function Foot({ step, next }: { step: StepText; next?: StepText }) {
  if (!next) return <NextLink href="#afterward" data-do="end" hint="When help is here" label="Done" />
  const target = { href: `#${next.id}`, "data-go": next.id }
  if (step.id === "call")
    return (
      <>
        <NextLink
          href="tel:911"
          hint="Tap to dial"
          label={step.title}
          icon="ph:phone-fill"
          className="step-call"
        />
        <PushButton
          {...target}
          variant="white"
          iconAfter="ph:arrow-right-bold"
          className="step-called w-full"
        >
          911 is on the line. Next
        </PushButton>
      </>
    )
  const hint = step.id === "breathe" ? "Breathing on their own?" : "Next"
  return <NextLink {...target} hint={hint} label={next.title} />
}
