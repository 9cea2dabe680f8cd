import { cn } from "#app/lib/theming/cn.ts"

interface Props {
  /** The regular way of an application, with what the person can expect at each stage. */
  steps: readonly { stage: string; title: string; text: string }[]
  stage: string
  /** Whether nothing follows the last stage. */
  hasEnd?: boolean
  headings?: "h2" | "h3"
  /** The columns of the list. */
  className: string
  headingClass: string
}

/** Where an application is, for the person who sent it. */
export function StageSteps({
  steps,
  stage,
  hasEnd,
  headings: Heading = "h2",
  className,
  headingClass,
}: Props) {
  const at = steps.findIndex(step => step.stage === stage)
  const isDone = (index: number) => index < at || (hasEnd && index === at && index === steps.length - 1)
  return (
    <ol className={cn("grid border-ink border-t-4", className)}>
      {steps.map(({ stage, title, text }, index) => (
        <li
          key={stage}
          aria-current={index === at ? "step" : undefined}
          className={cn(
            "grid content-start gap-1 p-4",
            index === at && "bg-marigold-300",
            index > at && "text-gray-700",
          )}
        >
          <Heading className={cn("wdth-84 leading-none", headingClass)}>{title}</Heading>
          <p>{text}</p>
          {index <= at && <p className="font-bold">{isDone(index) ? "Done" : "You are here"}</p>}
        </li>
      ))}
    </ol>
  )
}
