import { useReadAloud } from "#app/lib/rendering/use-read-aloud.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { spokenParts } from "./spoken-parts.ts"

/** Reads an article with the voice of the device. Keeps its place while it is hidden, so that nothing moves. */
export function ReadAloud({ textId }: { textId: string }) {
  const { isReading, isSupported, toggle } = useReadAloud()
  return (
    <PushButton
      size="sm"
      variant="white"
      icon={isReading ? "ph:stop-fill" : "ph:speaker-high-fill"}
      className={isSupported ? "justify-self-start" : "invisible justify-self-start"}
      onClick={() => toggle(spokenParts(document.getElementById(textId)!))}
    >
      {isReading ? "Stop reading" : "Read it to me"}
    </PushButton>
  )
}
