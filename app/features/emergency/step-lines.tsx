import { NEW_RESCUE, type RescuePart, viewOf } from "./rescue.ts"

export interface StepLine {
  /** Shown only then. */
  when?: RescuePart
  text: string
}

interface Props {
  className: string
  lines: readonly StepLine[]
}

/** What a step says. If that depends on its buttons, a change is announced. */
export function StepLines({ className, lines }: Props) {
  const { parts } = viewOf(NEW_RESCUE, 0)
  return (
    <div role={lines.length > 1 ? "status" : undefined} className={className}>
      {lines.map(({ when, text }) => (
        <p key={text} data-spoken data-when={when} hidden={when && !parts[when]}>
          {text}
        </p>
      ))}
    </div>
  )
}
