import { useEffect } from "react"
import { useHydrated } from "#app/lib/rendering/use-hydrated.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"

/** A page that anyone could have open. */
const NEUTRAL_PAGE = "https://www.weather.gov/"
const TWICE_MS = 1000

function leave() {
  location.replace(NEUTRAL_PAGE)
}

/** Leaves the page at once; with scripts without a way back to it. */
export function LeaveLink({ size }: { size?: "sm" }) {
  return (
    <PushButton
      href={NEUTRAL_PAGE}
      rel="noreferrer"
      variant="ink"
      size={size}
      icon="ph:sign-out-bold"
      onClick={event => {
        event.preventDefault()
        leave()
      }}
    >
      Leave now
    </PushButton>
  )
}

/** Leaves the page at once, also with Escape twice. */
export function LeaveNow() {
  const isHydrated = useHydrated()
  useEffect(() => {
    let last = Number.NEGATIVE_INFINITY
    const onKey = ({ key, timeStamp }: KeyboardEvent) => {
      if (key !== "Escape") return
      if (timeStamp - last < TWICE_MS) leave()
      last = timeStamp
    }
    addEventListener("keydown", onKey)
    return () => removeEventListener("keydown", onKey)
  }, [])
  return (
    <div className="grid items-center gap-x-5 gap-y-2 phone:grid-cols-[288px_1fr]">
      <div className="grid">
        <LeaveLink />
      </div>
      <p className="text-small leading-snug">
        {isHydrated && "Or press Esc twice. "}Opens a weather page in place of this one. It can’t erase your
        browser history.
      </p>
    </div>
  )
}

/** Leaves the page, and deletes what it keeps on this device. */
export function ExitControls({ onClear, isCleared }: { onClear(): void; isCleared: boolean }) {
  const isHydrated = useHydrated()
  return (
    <div className="grid gap-4.5 border-ink border-t-4 pt-5.5">
      <LeaveNow />
      {isHydrated && (
        <div className="grid items-center gap-x-5 gap-y-2 phone:grid-cols-[288px_1fr]">
          <div className="grid">
            <PushButton variant="white" icon="ph:eraser-fill" onClick={onClear}>
              Clear this device
            </PushButton>
          </div>
          <p role="status" className="text-small leading-snug">
            {isCleared
              ? "Done. Nothing about a report is left on this device."
              : "Erases every answer on this device. A report you already sent has nothing on it that points to you, so we can’t find it to delete it."}
          </p>
        </div>
      )}
    </div>
  )
}
