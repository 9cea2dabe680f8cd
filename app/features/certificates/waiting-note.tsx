import { Callout } from "#app/ui/data/callout.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { type WaitingCertificate, waitingNotice } from "./waiting.ts"

/** Says what a passed test still needs to become a certificate. */
export function WaitingNote({ waiting }: { waiting: WaitingCertificate }) {
  const { title, text, label, to } = waitingNotice(waiting)
  return (
    <Callout tone="good" title={title}>
      <p>{text}</p>
      <PushButton to={to} size="sm" className="mt-3">
        {label}
      </PushButton>
    </Callout>
  )
}
