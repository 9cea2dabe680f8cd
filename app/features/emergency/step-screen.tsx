import type { ReactNode } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import { Icon } from "#app/ui/brand/icon.tsx"
import { BreathProgress } from "#app/ui/data/progress.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { RescueStep } from "./rescue.ts"
import { type StepLine, StepLines } from "./step-lines.tsx"

export interface StepText {
  id: RescueStep
  title: string
  say: string
  more: string
  scene: string
  alt: string
}

const BACKGROUNDS: Record<RescueStep, string> = {
  check: "bg-marigold-100",
  call: "bg-siren-300 [--focus:var(--color-ink)]",
  spray: "bg-green-300",
  breathe: "bg-air-300",
  turn: "bg-white",
  stay: "bg-marigold-200",
}

interface Props {
  step: StepText
  /** From 0. */
  index: number
  count: number
  previous?: StepText
  lines: Record<"say" | "more", readonly StepLine[]>
  picture: ReactNode
  /** The tools of this step, which need the page's script. */
  tools: ReactNode
  /** The way to the next step. */
  foot: ReactNode
}

/** One step, in type that can be read from the floor. */
export function StepScreen(props: Props) {
  const { step, index, lines, picture, tools, foot } = props
  return (
    <section
      id={step.id}
      aria-labelledby={`step-${index + 1}`}
      className={cn("step-screen group-data-child/steps:child-breath", BACKGROUNDS[step.id])}
    >
      <TopBar index={index} />
      <div className="step-words">
        <Position {...props} />
        <div id={`step-${index + 1}`} data-spoken tabIndex={-1} className="step-title outline-none">
          <FittedHeadline
            lines={[step.title]}
            measure={{ phone: 3.5, wide: 4 }}
            className={step.id === "breathe" ? BREATHING_WORD : undefined}
          />
        </div>
        <StepLines lines={lines.say} className="step-say text-pretty font-bold leading-[1.16]" />
        <StepLines lines={lines.more} className="step-more text-pretty leading-[1.28]" />
      </div>
      {picture}
      {tools && (
        <div data-needs-script hidden className="step-tools">
          {tools}
        </div>
      )}
      <div className="step-foot">{foot}</div>
    </section>
  )
}

// Only where it is the step in view, or nothing else can pace: each frame of it takes a layout.
const BREATHING_WORD = "group-data-started/steps:breathing-word noscript:breathing-word"

function TopBar({ index }: { index: number }) {
  return (
    <div className="step-top">
      <PushButton
        href="tel:911"
        variant="siren"
        icon="ph:phone-fill"
        className="whitespace-nowrap px-2 text-[clamp(1.0625rem,10.5vw-1.05rem,1.3125rem)] wdth-96 [--focus:var(--color-ink)]"
      >
        Call 911
      </PushButton>
      <IconButton action="read" icons={["ph:speaker-high-fill", "ph:stop-fill"]}>
        Read step {index + 1} aloud
      </IconButton>
      <IconButton action="sound" icons={["ph:bell-slash-fill", "ph:bell-ringing-fill"]}>
        Sound and buzz of the timers
      </IconButton>
    </div>
  )
}

interface IconButtonProps {
  action: "read" | "sound"
  /** The second one while it is pressed. */
  icons: readonly [string, string]
  /** The label. */
  children: ReactNode
}

/** Keeps its place until the script has started, so that nothing moves. */
function IconButton({ action, icons: [icon, pressed], children }: IconButtonProps) {
  return (
    <PushButton
      variant="white"
      data-do={action}
      aria-pressed={false}
      className="group/icon px-4 text-[1.5rem] group-not-data-started/steps:invisible"
    >
      <span className="sr-only">{children}</span>
      <Icon name={icon} className="size-[1.1em] group-aria-pressed/icon:hidden" />
      <Icon name={pressed} className="size-[1.1em] group-not-aria-pressed/icon:hidden" />
    </PushButton>
  )
}

function Position({ index, count, previous }: Props) {
  return (
    <div className="step-position">
      <a
        href={previous ? `#${previous.id}` : "#all"}
        data-go={previous?.id}
        aria-label={
          previous ? `Back to step ${index}, ${previous.title}` : "Close the steps and read one page"
        }
        className="step-back"
      >
        <Icon name={previous ? "ph:arrow-left-bold" : "ph:x-bold"} />
      </a>
      <BreathProgress done={index} steps={count} unit="steps" className="step-progress" />
      <p className="whitespace-nowrap font-bold">
        {index + 1} of {count}
      </p>
    </div>
  )
}
