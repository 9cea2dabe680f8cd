import { useEffect } from "react"
import { useRevalidator, useRouteLoaderData } from "react-router"
import { progressStorage, unsyncedPositions } from "./guest-progress.ts"
import { syncProgress } from "./sync-progress.ts"

/** The signed-in member's id from the root loader; null for a guest. */
export function useMemberId(): string | null {
  return useRouteLoaderData<{ user: { sub: string } | null }>("root")?.user?.sub ?? null
}

/** Syncs what the member's device still holds, then reloads the page's data. */
export function useProgressSync() {
  const member = useMemberId()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!member || unsyncedPositions(progressStorage(), member).length === 0) return
    void syncProgress(member).then(isSynced => {
      if (isSynced) void revalidate()
    })
  }, [member, revalidate])
}
