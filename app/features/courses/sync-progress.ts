import { clearPositions, deviceStorage, unsyncedPositions } from "./guest-progress.ts"

/** Where a member's device tells what it has kept (pages/machine/course-progress.ts). */
const PROGRESS = "/courses/progress"

/**
 * Tells the server everything this device holds for the member, and forgets it once it is taken. Untold places stay
 * where they are and are told again with the next step or the next page. The request outlives its page.
 */
export async function syncProgress(member: string): Promise<boolean> {
  const places = unsyncedPositions(deviceStorage(), member)
  const body = JSON.stringify({ places: places.map(({ at: _, ...place }) => place) })
  try {
    const response = await fetch(PROGRESS, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
      keepalive: true,
      redirect: "error",
    })
    if (!response.ok) return false
  } catch {
    // Without a network the device is where the work is.
    return false
  }
  clearPositions(deviceStorage(), places)
  return true
}
