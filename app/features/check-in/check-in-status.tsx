import type { Flash } from "#app/lib/forms/flash.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"

interface Props {
  message: Flash | null
  refusals: readonly string[]
  forgetRefusals(): void
  isOffline: boolean
  unsent: number
}

/** What happened last, what was refused after the phone was offline, and what waits to be sent. */
export function CheckInStatus({ message, refusals, forgetRefusals, isOffline, unsent }: Props) {
  return (
    <div role="status" className="grid gap-3">
      {message && <Callout tone={message.tone}>{message.text}</Callout>}
      {refusals.length > 0 && (
        <Callout tone="urgent" title="Noted without a network, and not saved">
          <ul className="mb-3 grid gap-2">
            {refusals.map(text => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <PushButton size="sm" variant="white" onClick={forgetRefusals}>
            Got it
          </PushButton>
        </Callout>
      )}
      {isOffline && (
        <Callout tone="warm">
          No network. Keep going: this phone saves every step, and sends them when it’s back online.
        </Callout>
      )}
      {unsent > 0 && <p>{unsent === 1 ? "1 step" : `${unsent} steps`} not sent yet</p>}
    </div>
  )
}
