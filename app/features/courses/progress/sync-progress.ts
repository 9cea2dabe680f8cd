import { clearPositions, progressStorage, unsyncedPositions } from "./guest-progress.ts"

/** The resource route that stores synced positions (pages/resources/course-progress.ts). */
const PROGRESS = "/courses/progress"

/**
 * Syncs all positions of the member on this device and removes them once they are stored. On failure they stay and
 * are sent with the next step or page. `keepalive` lets the request outlive its page.
 */
export async function syncProgress(member: string): Promise<boolean> {
  const positions = unsyncedPositions(progressStorage(), member)
  const body = JSON.stringify({ positions: positions.map(({ at: _, ...position }) => position) })
  try {
    const response = await fetch(PROGRESS, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
      keepalive: true,
      redirect: "error",
    })
    if (!response.ok) return false
    const { isSaved } = (await response.json()) as { isSaved: boolean }
    if (!isSaved) return false
  } catch {
    // Offline: the positions stay on the device.
    return false
  }
  clearPositions(progressStorage(), positions)
  return true
}
