import { Callout } from "#app/ui/data/callout.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { Notice } from "./waiting.ts"

/** Says what a passed test still needs to become a certificate. */
export function WaitingNote({ notice: { title, text, label, to } }: { notice: Notice }) {
  return (
    <Callout tone="good" title={title}>
      <p>{text}</p>
      <PushButton to={to} size="sm" className="mt-3">
        {label}
      </PushButton>
    </Callout>
  )
}
