import { type ReactNode, useEffect, useRef } from "react"
import { useReadAloud } from "#app/lib/rendering/use-read-aloud.ts"
import { cn } from "#app/lib/theming/cn.ts"
import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import { Icon } from "#app/ui/brand/icon.tsx"
import { BreathProgress } from "#app/ui/data/progress.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { RescueStep } from "./rescue.ts"

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
  /** Whether only the current step is shown; all of them without JavaScript. */
  isHidden: boolean
  /** Moves focus to the heading when it appears. */
  isFocused: boolean
  hasSound: boolean
  className?: string
  onBack(): void
  onSound(): void
  /** Instead of the step's picture. */
  picture?: ReactNode
  /** The tools of this step, and the way to the next one. */
  tools?: ReactNode
  foot: ReactNode
}

/** One step, in type that can be read from the floor. */
export function StepScreen(props: Props) {
  const { step, index, isHidden, isFocused, className, picture, tools, foot } = props
  const heading = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isFocused || isHidden) return
    heading.current!.focus({ preventScroll: true })
    heading.current!.closest("section")!.scrollIntoView({ block: "start", behavior: "instant" })
  }, [isFocused, isHidden])
  return (
    <section
      id={step.id}
      hidden={isHidden}
      aria-labelledby={`step-${step.id}`}
      className={cn("step-screen", BACKGROUNDS[step.id], className)}
    >
      <TopBar {...props} />
      <div className="column:col-start-1">
        <Position {...props} />
        <div ref={heading} id={`step-${step.id}`} tabIndex={-1} className="my-1.5 outline-none">
          <FittedHeadline
            lines={[step.title]}
            measure={{ phone: 3.5, wide: 4 }}
            className={step.id === "breathe" ? breathingWord(tools) : undefined}
          />
        </div>
        <p className="text-pretty text-[clamp(1.5rem,2.3vw,2.1rem)] font-bold leading-[1.16]">{step.say}</p>
        <p className="mt-2.5 text-pretty text-[clamp(1.1875rem,1.6vw,1.5rem)] leading-[1.28]">{step.more}</p>
      </div>
      {picture ?? (
        <div className="step-picture">
          <img
            src={`/art/courses/${step.scene}.svg`}
            width="800"
            height="450"
            alt={step.alt}
            loading={index === 0 ? undefined : "lazy"}
            className={step.id === "check" ? "object-contain" : "object-cover"}
          />
        </div>
      )}
      {tools && <div className="grid gap-2.5 column:col-start-1 column:mt-6 column:self-end">{tools}</div>}
      <div className="step-foot">{foot}</div>
    </section>
  )
}

// Each frame of it takes a layout, which would delay hydration: it starts with the tools, which hydration adds.
function breathingWord(tools: ReactNode) {
  return tools ? "breathing-word" : "noscript:breathing-word"
}

function TopBar({ step, index, hasSound, onSound }: Props) {
  const { isReading, isSupported, toggle } = useReadAloud()
  return (
    <div className="sticky top-3 z-10 grid grid-cols-[1fr_auto_auto] gap-3.5 column:static column:col-span-2 column:mb-5 column:justify-self-end">
      <PushButton
        href="tel:911"
        variant="siren"
        icon="ph:phone-fill"
        className="px-3 text-[1.3125rem] wdth-96 [--focus:var(--color-ink)]"
      >
        Call 911
      </PushButton>
      <IconButton
        icon={isReading ? "ph:stop-fill" : "ph:speaker-high-fill"}
        label={`Read step ${index + 1} aloud`}
        isPressed={isReading}
        isAvailable={isSupported}
        onClick={() => toggle([step.title, step.say, step.more])}
      />
      <IconButton
        icon={hasSound ? "ph:bell-ringing-fill" : "ph:bell-slash-fill"}
        label="Sound and buzz of the timers"
        isPressed={hasSound}
        isAvailable={isSupported}
        onClick={onSound}
      />
    </div>
  )
}

interface IconButtonProps {
  icon: string
  label: string
  isPressed: boolean
  /** Keeps its place while it is not, so that nothing moves. */
  isAvailable: boolean
  onClick(): void
}

function IconButton({ icon, label, isPressed, isAvailable, onClick }: IconButtonProps) {
  return (
    <PushButton
      variant="white"
      icon={icon}
      aria-pressed={isPressed}
      className={cn("gap-0 px-4 text-[1.5rem]", !isAvailable && "invisible")}
      onClick={onClick}
    >
      <span className="sr-only">{label}</span>
    </PushButton>
  )
}

function Position({ index, count, previous, onBack }: Props) {
  return (
    <div className="mt-1.5 grid grid-cols-[48px_1fr_auto] items-center gap-2.5 max-column:-ml-2.5 column:max-w-110">
      <a
        href={previous ? `#${previous.id}` : "#all"}
        aria-label={
          previous ? `Back to step ${index}, ${previous.title}` : "Close the steps and read one page"
        }
        className="grid size-12 place-items-center text-[1.375rem] text-ink"
        onClick={event => {
          if (!previous) return
          event.preventDefault()
          onBack()
        }}
      >
        <Icon name={previous ? "ph:arrow-left-bold" : "ph:x-bold"} />
      </a>
      <BreathProgress done={index} steps={count} unit="steps" className="max-h-11" />
      <p className="whitespace-nowrap font-bold">
        {index + 1} of {count}
      </p>
    </div>
  )
}
