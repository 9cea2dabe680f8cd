import { useCallback, useEffect, useRef, useState } from "react"
import { deviceStorage, savePosition } from "./guest-progress.ts"
import { merged, type Place } from "./lesson-position.ts"
import { syncProgress } from "./sync-progress.ts"

/** A step is told to the server after this long, together with those that follow it. */
const TELL_AFTER_MS = 1_500

/**
 * Where the reader is. Each change is on the device before the page shows it; a member's is told to the server soon
 * after, and at the latest when the page is left.
 */
export function usePlace(lesson: string, known: Place, member: string | null) {
  const [own, setOwn] = useState<Partial<Place>>({})
  const latest = useRef(merged(known, own))
  latest.current = merged(known, own)
  const telling = useRef<ReturnType<typeof setTimeout>>(undefined)

  const tellNow = useCallback(async () => {
    if (!member || telling.current === undefined) return
    clearTimeout(telling.current)
    telling.current = undefined
    await syncProgress(member)
  }, [member])

  const change = useCallback(
    (part: Partial<Place>) => {
      latest.current = merged(latest.current, part)
      savePosition(deviceStorage(), lesson, member, latest.current)
      setOwn(latest.current)
      if (member) telling.current ??= setTimeout(() => void tellNow(), TELL_AFTER_MS)
    },
    [lesson, member, tellNow],
  )

  useEffect(() => {
    function whenHidden() {
      if (document.visibilityState === "hidden") void tellNow()
    }
    document.addEventListener("visibilitychange", whenHidden)
    window.addEventListener("pagehide", tellNow)
    return () => {
      document.removeEventListener("visibilitychange", whenHidden)
      window.removeEventListener("pagehide", tellNow)
      void tellNow()
    }
  }, [tellNow])

  return { place: latest.current, change, tellNow }
}
