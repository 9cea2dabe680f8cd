import { useEffect, useState } from "react"
import { readAloud, stopReading } from "./read-aloud.ts"
import { useHydrated } from "./use-hydrated.ts"

/** Reads text with the voice of the device. `toggle` starts, or stops what is being read. */
export function useReadAloud() {
  const [isReading, setReading] = useState(false)
  const isSupported = useHydrated() && "speechSynthesis" in window

  useEffect(() => () => stopReading(), [])

  function toggle(parts: readonly string[]) {
    stopReading()
    if (!isReading) readAloud(parts, () => setReading(false))
    setReading(!isReading)
  }

  return { isReading, isSupported, toggle }
}
