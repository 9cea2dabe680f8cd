import { useEffect } from "react"
import { useRevalidator, useRouteLoaderData } from "react-router"
import { heldGuestKey } from "#app/lib/auth/guest-key.ts"
import { deviceStorage, unsyncedPositions } from "./guest-progress.ts"
import { forgetTests } from "./guest-quizzes.ts"
import { syncProgress } from "./sync-progress.ts"

/** The signed-in member's id, as the root knows it; null for a guest. */
export function useMemberId(): string | null {
  return useRouteLoaderData<{ user: { sub: string } | null }>("root")?.user?.sub ?? null
}

/** On pages a member comes to: what this device still holds becomes theirs, and the page shows it. */
export function useGuestWorkClaim() {
  const member = useMemberId()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!member) return
    forgetTests(deviceStorage())
    const hasWork = heldGuestKey() !== null || unsyncedPositions(deviceStorage(), member).length > 0
    if (!hasWork) return
    void syncProgress(member).then(isTold => {
      if (isTold) void revalidate()
    })
  }, [member, revalidate])
}
