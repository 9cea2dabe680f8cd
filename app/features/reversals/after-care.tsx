import { useEffect, useState } from "react"
import { useHydrated } from "#app/lib/rendering/use-hydrated.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"

const DAY_MS = 86_400_000

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

/** A day or more after after-care was asked for. */
export function CheckIn() {
  const [days, setDays] = useState<number | null>(null)
  useEffect(() => {
    void import("./reversal-device.ts")
      .then(({ afterCareStart }) => afterCareStart())
      .then(start => start !== null && setDays(Math.floor((Date.now() - start) / DAY_MS)))
      // Without storage there was nothing to remember.
      .catch(() => undefined)
  }, [])
  if (days === null || days < 1) return null
  return (
    <section aria-labelledby="check-in" className="wrap pt-section">
      <div className="grid gap-3 rounded-panel bg-air-100 p-[clamp(20px,3vw,40px)]">
        <h2 id="check-in" className="display wdth-88 text-3">
          How are you today?
        </h2>
        <p className="max-w-[44em]">
          {days < 7
            ? "The first days can be strange: bad sleep, shaking, or nothing at all."
            : "A week later, it can come back when you least expect it."}{" "}
          If you want to talk, call or text <a href="tel:988">988</a>, any hour. To stop this note, clear this
          device.
        </p>
      </div>
    </section>
  )
}
