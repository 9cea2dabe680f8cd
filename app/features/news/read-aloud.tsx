import { useEffect, useState } from "react"
import { useHydrated } from "#app/lib/rendering/use-hydrated.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { spokenParts } from "./spoken-parts.ts"

/** Reads an article with the voice of the device. Keeps its place while it is hidden, so that nothing moves. */
export function ReadAloud({ textId }: { textId: string }) {
  const [isReading, setReading] = useState(false)
  const isSupported = useHydrated() && "speechSynthesis" in window

  useEffect(() => () => stop(), [])

  function read() {
    const parts = spokenParts(document.getElementById(textId)!)
    // One for each paragraph, because Chrome stops in the middle of a long one.
    const utterances = parts.map(part => new SpeechSynthesisUtterance(part))
    for (const utterance of utterances) {
      utterance.lang = document.documentElement.lang
      utterance.onerror = () => setReading(false)
      speechSynthesis.speak(utterance)
    }
    utterances.at(-1)!.onend = () => setReading(false)
    setReading(true)
  }

  return (
    <PushButton
      size="sm"
      variant="white"
      icon={isReading ? "ph:stop-fill" : "ph:speaker-high-fill"}
      className={isSupported ? "justify-self-start" : "invisible justify-self-start"}
      onClick={() => {
        stop()
        if (isReading) setReading(false)
        else read()
      }}
    >
      {isReading ? "Stop reading" : "Read it to me"}
    </PushButton>
  )
}

function stop() {
  if ("speechSynthesis" in window) speechSynthesis.cancel()
}
