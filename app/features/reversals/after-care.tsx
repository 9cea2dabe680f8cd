import { useState } from "react"
import { useHydrated } from "#app/lib/rendering/use-hydrated.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"

const TEXTS = {
  offered: "If you like, this page can ask how you are when you open it again. Only this device knows.",
  saved: "Saved on this device only. Open this page in a day or a week, and it asks how you are.",
  "not-saved": "This browser can’t keep a reminder. You can call or text 988 any time.",
}

/** Offers a check-in on this device; nothing is sent. */
export function AfterCare() {
  const isHydrated = useHydrated()
  const [state, setState] = useState<keyof typeof TEXTS>("offered")
  if (!isHydrated) return null
  return (
    <div className="grid gap-3 justify-items-start">
      <p role="status" className="max-w-[36em]">
        {TEXTS[state]}
      </p>
      {state === "offered" && (
        <PushButton
          variant="white"
          onClick={() => {
            void import("./reversal-device.ts")
              .then(({ startAfterCare }) => startAfterCare())
              .then(() => setState("saved"))
              .catch(() => setState("not-saved"))
          }}
        >
          Ask me later
        </PushButton>
      )}
    </div>
  )
}
