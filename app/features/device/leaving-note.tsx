import { href } from "react-router"
import { Callout } from "#app/ui/data/callout.tsx"

interface Props {
  /** What would be lost. */
  labels: readonly string[]
  isOffline: boolean
  /** What has happened on the device so far. */
  offlineText: string
}

/** What `useLeaving` has to say. */
export function LeavingNote({ labels, isOffline, offlineText }: Props) {
  return (
    <div role="alert" className="max-w-[38em] empty:hidden">
      {labels.length > 0 && (
        <Callout tone="warm" title="This hasn’t been sent yet, and will be lost if you continue:">
          <ul className="list-disc pl-5">
            {labels.map(label => (
              <li key={label}>{label}</li>
            ))}
          </ul>
          <p className="mt-2">
            If you’re offline, connect first.{" "}
            <a href={href("/offline")} className="underline">
              See what’s waiting
            </a>
            .
          </p>
        </Callout>
      )}
      {isOffline && (
        <Callout tone="warm" title="You’re offline">
          {offlineText}
        </Callout>
      )}
    </div>
  )
}
