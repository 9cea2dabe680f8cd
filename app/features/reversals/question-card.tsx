import type { ReactNode } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { breathProgress } from "#app/ui/brand/breath.ts"
import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { LeaveLink } from "./exit-controls.tsx"

/** Which question phones show: with script one at a time, null shows all. */
export interface Steps {
  current: number | null
  go(step: number): void
  /** Deletes all answers from the form and the device. */
  clear(): void
  isCleared: boolean
}

interface Props {
  steps: Steps
  step: number
  lines: readonly string[]
  note?: ReactNode
  /** The background. */
  face: string
  /** The last card has no button for the next one. */
  isLast?: boolean
  nextLabel?: string
  className?: string
  children: ReactNode
}

const QUESTIONS = 4

/** One question as a card; on phones with script it is the whole screen. */
export function QuestionCard(props: Props) {
  const { steps, step, lines, note, face, isLast, nextLabel = "Next", className, children } = props
  const isStepped = steps.current !== null
  const isHidden = isStepped && steps.current !== step
  return (
    <section
      id={`step-${step}`}
      tabIndex={-1}
      aria-labelledby={`step-${step}-heading`}
      className={cn(
        "grid min-w-0 scroll-mt-4 content-start gap-4 rounded-[32px] border-[5px] border-ink p-[clamp(18px,2vw,26px)] outline-none",
        face,
        isHidden && "max-phone:hidden",
        className,
      )}
    >
      <ExitBar steps={steps} />
      {step <= QUESTIONS && (
        <div className="grid gap-1.5">
          <p className="font-bold text-small">
            Question {step} of {QUESTIONS}
          </p>
          <BreathLine step={step} />
        </div>
      )}
      <div id={`step-${step}-heading`} className="max-w-[420px]">
        <FittedHeadline lines={lines} measure={{ phone: 5, wide: 5 }} />
      </div>
      {note && <p className="text-pretty leading-snug">{note}</p>}
      {children}
      {isStepped && (
        <div className="flex items-center justify-between gap-4 phone:hidden">
          {step > 1 ? (
            <button type="button" className="min-h-11 underline" onClick={() => steps.go(step - 1)}>
              Back
            </button>
          ) : (
            <span />
          )}
          {!isLast && (
            <PushButton iconAfter="ph:arrow-right-bold" onClick={() => steps.go(step + 1)}>
              {nextLabel}
            </PushButton>
          )}
        </div>
      )}
    </section>
  )
}

/** On phones, where the controls at the top of the page are out of sight. */
function ExitBar({ steps }: { steps: Steps }) {
  return (
    <div className="flex items-center justify-between gap-4 phone:hidden">
      <LeaveLink size="sm" />
      {steps.current !== null && (
        <button
          type="button"
          className="min-h-11 text-small underline"
          onClick={() => {
            steps.clear()
            steps.go(1)
          }}
        >
          {steps.isCleared ? "Device cleared" : "Clear this device"}
        </button>
      )}
    </div>
  )
}

/** The question as a breath on a line of four. The page has no line after a death. */
function BreathLine({ step }: { step: number }) {
  const { whole, done, marker } = breathProgress(step - 1, QUESTIONS, 280, 28)
  return (
    <svg
      viewBox="-4 -4 288 32"
      fill="none"
      strokeWidth="5"
      strokeLinecap="round"
      stroke="currentColor"
      aria-hidden="true"
      className="w-full max-w-70 [form:has([value=died]:checked)_&]:hidden"
    >
      <path d={whole} opacity=".22" />
      <path d={done} />
      <circle cx={marker.x} cy={marker.y} r="8" strokeWidth="4" className="fill-marigold-400" />
    </svg>
  )
}
