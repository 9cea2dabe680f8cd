import { type ReactNode, useEffect, useRef, useState } from "react"
import { BREATH_SECONDS } from "#app/lib/breathing/pace.ts"
import { enableSound } from "#app/lib/breathing/signals.ts"
import { useHydrated } from "#app/lib/rendering/use-hydrated.ts"
import { useWakeLock } from "#app/lib/rendering/use-wake-lock.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { BreatheTools } from "./breathe-tools.tsx"
import { DoseCounter, DoseStrip } from "./dose-counter.tsx"
import { NextLink } from "./next-link.tsx"
import { NEW_RESCUE, type Rescue, type RescueStep } from "./rescue.ts"
import { SprayReport } from "./spray-report.tsx"
import { StepScreen, type StepText } from "./step-screen.tsx"
import { TurnMoves } from "./turn-moves.tsx"
import { useRescue } from "./use-rescue.ts"

/** The steps of a rescue, one per screen. Without JavaScript they follow each other, and Next scrolls. */
export function StepByStep({ title, steps }: { title: string; steps: readonly StepText[] }) {
  const isHydrated = useHydrated()
  const [rescue, change] = useRescue()
  const [hasMoved, setMoved] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  useWakeLock(isHydrated)
  useSharedBreath(root, rescue)

  function go(step: RescueStep) {
    if (rescue.hasSound) enableSound()
    setMoved(true)
    change({ step })
  }

  return (
    <div ref={root} data-steps className="print:hidden">
      <h1 className="sr-only">{title}</h1>
      {steps.map((step, index) => {
        const previous = steps[index - 1]
        const next = steps[index + 1]
        return (
          <StepScreen
            key={step.id}
            {...{ step, index, previous }}
            count={steps.length}
            isHidden={isHydrated && step.id !== rescue.step}
            isFocused={hasMoved}
            className={rescue.isChild ? "child-breath" : undefined}
            hasSound={rescue.hasSound}
            onBack={() => previous && go(previous.id)}
            onSound={() => {
              enableSound()
              change({ hasSound: !rescue.hasSound })
            }}
            picture={step.id === "turn" ? <TurnMoves /> : undefined}
            tools={isHydrated && step.id === rescue.step && toolsOf(step.id, rescue, change, go)}
            foot={<Foot {...{ step, next }} onNext={go} onEnd={() => change(NEW_RESCUE)} />}
          />
        )
      })}
    </div>
  )
}

function toolsOf(
  step: RescueStep,
  rescue: Rescue,
  change: (part: Partial<Rescue>) => void,
  go: (step: RescueStep) => void,
): ReactNode {
  switch (step) {
    case "check":
    case "call":
      return null
    case "spray":
      return (
        <DoseCounter rescue={rescue} onSpray={() => change({ sprays: [...rescue.sprays, Date.now()] })} />
      )
    case "breathe":
      return (
        <>
          <BreatheTools rescue={rescue} onChange={change} />
          <DoseStrip rescue={rescue} />
        </>
      )
    case "turn":
      return (
        <>
          <DoseStrip rescue={rescue} />
          <p>
            Not breathing right?{" "}
            <button type="button" className="min-h-6 font-bold underline" onClick={() => go("spray")}>
              Back to Spray
            </button>
          </p>
        </>
      )
    case "stay":
      return <SprayReport rescue={rescue} />
  }
}

interface FootProps {
  step: StepText
  next?: StepText
  onNext(step: RescueStep): void
  onEnd(): void
}

function Foot({ step, next, onNext, onEnd }: FootProps) {
  if (!next) return <NextLink href="#afterward" hint="When help is here" label="Done" onLeave={onEnd} />
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
          href={`#${next.id}`}
          variant="white"
          iconAfter="ph:arrow-right-bold"
          className="mt-3 w-full"
          onClick={event => {
            event.preventDefault()
            onNext(next.id)
          }}
        >
          911 is on the line. Next
        </PushButton>
      </>
    )
  return (
    <NextLink
      href={`#${next.id}`}
      hint={step.id === "breathe" ? "Breathing on their own?" : "Next"}
      label={next.title}
      onNext={() => onNext(next.id)}
    />
  )
}

// The word, the shape and the count have one clock, which a reload does not change.
function useSharedBreath(root: React.RefObject<HTMLElement | null>, { step, isChild }: Rescue) {
  useEffect(() => {
    if (step !== "breathe") return
    const breath = 1000 * (isChild ? BREATH_SECONDS.child : BREATH_SECONDS.adult)
    for (const animation of root.current?.getAnimations({ subtree: true }) ?? [])
      if (animation instanceof CSSAnimation && /^(pacer|breathing-word)$/.test(animation.animationName))
        animation.currentTime = Date.now() % breath
  }, [root, step, isChild])
}
