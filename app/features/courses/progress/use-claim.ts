import { useEffect } from "react"
import { useRevalidator, useRouteLoaderData } from "react-router"
import { storedGuestKey } from "#app/lib/auth/guest-key.ts"
import { progressStorage, unsyncedPositions } from "./guest-progress.ts"
import { clearGuestQuizzes } from "./guest-quizzes.ts"
import { syncProgress } from "./sync-progress.ts"

/** The signed-in member's id from the root loader; null for a guest. */
export function useMemberId(): string | null {
  return useRouteLoaderData<{ user: { sub: string } | null }>("root")?.user?.sub ?? null
}

/** Claims guest work on this device for the signed-in member, then reloads the page's data. */
export function useGuestWorkClaim() {
  const member = useMemberId()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!member) return
    clearGuestQuizzes(progressStorage())
    const hasWork = storedGuestKey() !== null || unsyncedPositions(progressStorage(), member).length > 0
    if (!hasWork) return
    void syncProgress(member).then(isTold => {
      if (isTold) void revalidate()
    })
  }, [member, revalidate])
}
