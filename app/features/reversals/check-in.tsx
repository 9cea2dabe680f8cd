import { lazy, Suspense, useEffect, useState } from "react"

const DAY_MS = 86_400_000

const Note = lazy(async () => ({ default: (await import("./check-in-note.tsx")).CheckInNote }))

/** A day or more after after-care was asked for. */
export function CheckIn() {
  const [days, setDays] = useState(0)
  useEffect(() => {
    void import("./reversal-device.ts")
      .then(({ afterCareStart }) => afterCareStart())
      .then(start => start !== null && setDays(Math.floor((Date.now() - start) / DAY_MS)))
      // Without storage there was nothing to remember.
      .catch(() => undefined)
  }, [])
  if (days < 1) return null
  return (
    <Suspense>
      <Note days={days} />
    </Suspense>
  )
}
