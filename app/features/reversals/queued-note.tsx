import { href } from "react-router"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { useFocusIfLost } from "#app/ui/shell/use-focus-if-lost.ts"
import { LeaveLink } from "./exit-controls.tsx"

/** A report that waits on this device for a connection. */
export function QueuedNote({ onClear }: { onClear(): void }) {
  const heading = useFocusIfLost<HTMLHeadingElement>()
  return (
    <section id="report" aria-labelledby="queued" className="bg-air-200">
      <div className="wrap pt-6 phone:hidden">
        <LeaveLink size="sm" />
      </div>
      <div className="wrap grid justify-items-start gap-5 py-section">
        <h2
          ref={heading}
          id="queued"
          tabIndex={-1}
          className="display wdth-88 text-2 leading-tight outline-none"
        >
          You’re offline. Your report is safe.
        </h2>
        <p className="max-w-[36em] text-lead">
          It’s kept on this device, encrypted. We send it when you’re back online with this page open. Later,
          you can send it from{" "}
          <a href={href("/offline")} className="underline">
            Saved on this device
          </a>
          .
        </p>
        <PushButton variant="white" onClick={onClear}>
          Don’t send it. Clear this device
        </PushButton>
      </div>
    </section>
  )
}
