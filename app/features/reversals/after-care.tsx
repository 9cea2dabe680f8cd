import { useState } from "react"
import { useHydrated } from "#app/lib/rendering/use-hydrated.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"

/** Offers a check-in on this device; nothing is sent. */
export function AfterCare() {
  const isHydrated = useHydrated()
  const [isStarted, setStarted] = useState(false)
  if (!isHydrated) return null
  return (
    <div className="grid gap-3 justify-items-start">
      <p className="max-w-[36em]">
        {isStarted
          ? "Saved on this device only. Open this page in a day or a week, and it asks how you are."
          : "If you like, this page can ask how you are when you open it again. Only this device knows."}
      </p>
      {!isStarted && (
        <PushButton
          variant="white"
          onClick={() => {
            void import("./reversal-device.ts")
              .then(({ startAfterCare }) => startAfterCare())
              .then(() => setStarted(true))
          }}
        >
          Ask me later
        </PushButton>
      )}
    </div>
  )
}
