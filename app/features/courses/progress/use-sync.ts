import { useCallback, useEffect, useState } from "react"
import { progressStorage, unsyncedPositions } from "./guest-progress.ts"
import { syncProgress } from "./sync-progress.ts"
import { useMemberId } from "./use-progress-sync.ts"

/** "waiting": the device has progress that the server does not; "sent": it no longer has. Null: nothing to say. */
type SyncState = "waiting" | "sent" | null

/** Sends a member's progress, also as soon as the network is back, and says what became of it. */
export function useSync(member: string | null) {
  const [state, setState] = useState<SyncState>(null)
  // A saved page is the one for visitors; only the device knows who reads it.
  const isSavedPage = useMemberId() === null

  const sync = useCallback(async () => {
    if (!member) return
    const isSent = await syncProgress(member)
    // While the server answers, a failure is not about the network, and is tried again with the next step.
    if (!isSent && !navigator.onLine) setState("waiting")
    if (isSent) setState(before => (before === "waiting" ? "sent" : before))
  }, [member])

  useEffect(() => {
    if (!member) return
    const hasUnsynced = () => unsyncedPositions(progressStorage(), member).length > 0
    const lookAtQueue = () => {
      if (!navigator.onLine && hasUnsynced()) setState("waiting")
    }
    lookAtQueue()
    // The network may be back before this page is ready to hear about it.
    if (isSavedPage && navigator.onLine && hasUnsynced()) {
      setState("waiting")
      void sync()
    }
    window.addEventListener("online", sync)
    window.addEventListener("offline", lookAtQueue)
    return () => {
      window.removeEventListener("online", sync)
      window.removeEventListener("offline", lookAtQueue)
    }
  }, [member, isSavedPage, sync])

  return { sync, state }
}
