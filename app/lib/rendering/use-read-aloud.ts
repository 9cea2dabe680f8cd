import { useEffect, useState } from "react"
import { useHydrated } from "./use-hydrated.ts"

/** Reads text with the voice of the device. `toggle` starts, or stops what is being read. */
export function useReadAloud() {
  const [isReading, setReading] = useState(false)
  const isSupported = useHydrated() && "speechSynthesis" in window

  useEffect(() => () => cancel(), [])

  function toggle(parts: readonly string[]) {
    cancel()
    if (isReading) return setReading(false)
    // One for each part, because Chrome stops in the middle of a long one.
    const utterances = parts.map(part => new SpeechSynthesisUtterance(part))
    for (const utterance of utterances) {
      utterance.lang = document.documentElement.lang
      utterance.onerror = () => setReading(false)
      speechSynthesis.speak(utterance)
    }
    utterances.at(-1)!.onend = () => setReading(false)
    setReading(true)
  }

  return { isReading, isSupported, toggle }
}

function cancel() {
  if ("speechSynthesis" in window) speechSynthesis.cancel()
}
