import { useCallback, useEffect, useRef, useState } from "react"
import { isSavedCopy } from "#app/lib/offline/saved-copy.ts"
import { progressStorage, savePosition } from "./guest-progress.ts"
import { type LessonPosition, mergePositions } from "./lesson-position.ts"
import { offlineReader } from "./offline-reader.ts"
import { reportStart } from "./sync-progress.ts"
import { useSync } from "./use-sync.ts"

/** Delay before positions are synced, so that several are sent together. */
const SYNC_DELAY_MS = 1_500

/**
 * The reader's position. Each change is stored on the device first; a member's is synced soon after, and at the
 * latest when the page is left. In a preview nothing is stored.
 */
export function useLessonPosition(
  lesson: string,
  known: LessonPosition,
  member: string | null,
  isStored = true,
) {
  const [own, setOwn] = useState<Partial<LessonPosition>>({})
  const latest = useRef(mergePositions(known, own))
  latest.current = mergePositions(known, own)
  const isReported = useRef(false)
  const { sync, state: syncState } = useSync(member)
  const syncTimer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const syncNow = useCallback(async () => {
    if (!member || syncTimer.current === undefined) return
    clearTimeout(syncTimer.current)
    syncTimer.current = undefined
    await sync()
  }, [member, sync])

  const change = useCallback(
    (part: Partial<LessonPosition>) => {
      // A device whose clock is slow must still move on from a position of another device.
      const at = Math.max(Date.now(), latest.current.at)
      latest.current = mergePositions(latest.current, { ...part, at })
      setOwn(latest.current)
      if (!isStored) return
      const owner = member ?? savedCopyReader()
      savePosition(progressStorage(), lesson, owner, latest.current)
      if (!owner && !isReported.current && hasBegun(latest.current)) {
        isReported.current = true
        void reportStart(lesson)
      }
      if (member) syncTimer.current ??= setTimeout(() => void syncNow(), SYNC_DELAY_MS)
    },
    [lesson, member, isStored, syncNow],
  )

  useEffect(() => {
    function whenHidden() {
      if (document.visibilityState === "hidden") void syncNow()
    }
    document.addEventListener("visibilitychange", whenHidden)
    window.addEventListener("pagehide", syncNow)
    return () => {
      document.removeEventListener("visibilitychange", whenHidden)
      window.removeEventListener("pagehide", syncNow)
      void syncNow()
    }
  }, [syncNow])

  return { position: latest.current, change, syncNow, syncState }
}

/** Who reads a saved page, before its clientLoader has said so: what was tapped until then is theirs, too. */
function savedCopyReader() {
  return isSavedCopy() ? (offlineReader(progressStorage())?.member ?? null) : null
}

/** Whether the reader did more than open the lesson. */
function hasBegun({ index, checks, done }: LessonPosition) {
  return index > 0 || done || Object.keys(checks).length > 0
}
