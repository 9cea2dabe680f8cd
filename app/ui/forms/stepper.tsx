import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { Link } from "#app/ui/navigation/link.tsx"

interface Step {
  label: string
  note?: string
  /** Where the step can be opened, if it can. */
  to?: string
}

interface Props {
  label: string
  steps: readonly Step[]
  /** Zero-based; earlier steps are done. */
  current: number
  /** Vertical, or horizontal where there is room. */
  direction?: "down" | "across"
  className?: string
}

export function Stepper({ label, steps, current, direction = "down", className }: Props) {
  const isAcross = direction === "across"
  return (
    <nav aria-label={label} className={className}>
      <ol className={cn("grid", isAcross && "column:auto-cols-fr column:grid-flow-col")}>
        {steps.map((step, index) => {
          const state = index < current ? "done" : index === current ? "now" : "ahead"
          return (
            <li
              key={step.label}
              className={cn(
                "relative",
                index > 0 && "before:absolute before:-top-3.5 before:left-[23px] before:h-7 before:w-[5px]",
                index > 0 && (state === "ahead" ? "before:bg-gray-300" : "before:bg-ink"),
                isAcross &&
                  "column:before:top-[33px] column:before:right-[calc(100%-6px)] column:before:left-auto column:before:h-[5px] column:before:w-[calc(100%-70px)]",
              )}
            >
              <StepBody step={step} number={index + 1} state={state} isAcross={isAcross} />
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

interface BodyProps {
  step: Step
  number: number
  state: "done" | "now" | "ahead"
  isAcross: boolean
}

const DISCS = {
  done: "bg-ink text-green-300",
  now: "bg-marigold-400 text-ink shadow-[inset_0_0_0_4px_var(--color-ink)]",
  ahead: "bg-white text-gray-600 shadow-[inset_0_0_0_4px_var(--color-gray-300)]",
}

function StepBody({ step, number, state, isAcross }: BodyProps) {
  const className = cn(
    "relative grid grid-cols-[52px_1fr] items-center gap-3.5 rounded-button py-2.5 pr-3 leading-snug no-underline",
    isAcross && "column:grid-cols-1 column:justify-items-start column:gap-2",
  )
  const content = (
    <>
      <span
        className={cn(
          "display wdth-100 z-1 grid size-[52px] place-items-center rounded-full text-[1.375rem]",
          DISCS[state],
        )}
      >
        {state === "done" ? <Icon name="ph:check-bold" label="Done:" /> : number}
      </span>
      <span>
        <b className={state === "now" ? "font-extrabold" : "font-bold"}>{step.label}</b>
        {step.note && <small className="mt-0.5 block text-gray-600 text-small">{step.note}</small>}
      </span>
    </>
  )
  const current = state === "now" ? "step" : undefined
  return step.to ? (
    <Link to={step.to} aria-current={current} className={cn(className, "hover:[&_b]:underline")}>
      {content}
    </Link>
  ) : (
    <span aria-current={current} className={className}>
      {content}
    </span>
  )
}
