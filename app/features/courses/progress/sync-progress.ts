import type { DbEnum } from "#app/lib/supabase/types.ts"
import { clearPositions, progressStorage, unsentMembers, unsyncedPositions } from "./guest-progress.ts"

/** The resource route that stores synced positions (pages/resources/course-progress.ts). */
const PROGRESS = "/courses/progress"
/** After this event on the window, positions that waited no longer do. */
export const POSITIONS_SENT = "positions-sent"

/** What the server did with each position. */
interface SyncResult {
  lesson: string
  outcome: DbEnum<"position_outcome">
}

let requests = 0
let isLeft = false

/**
 * Syncs all positions of the member on this device and removes those that the server has decided about. On failure,
 * while the member may not take courses, and while somebody else is signed in, they stay and are sent with the next
 * step or page. `keepalive` lets the
 * request outlive its page. Returns whether everything was sent.
 */
export async function syncProgress(member: string): Promise<boolean> {
  const positions = unsyncedPositions(progressStorage(), member)
  if (positions.length === 0) return true
  try {
    requests++
    const response = await send(positions, member)
    if (!response.ok) return false
    const { results } = (await response.json()) as { results: SyncResult[] }
    const isDecided = (i: number) => !WAITING.includes(results[i]?.outcome ?? "no-consent")
    clearPositions(
      progressStorage(),
      positions.filter((_, i) => isDecided(i)),
    )
    window.dispatchEvent(new Event(POSITIONS_SENT))
    return positions.every((_, i) => isDecided(i))
  } catch {
    // Offline: the positions stay on the device.
    return false
  } finally {
    requests--
  }
}

/** Sends what waits from a page that does not do it itself. */
export async function sendLessons() {
  if (requests > 0 || isLeft) return
  for (const member of unsentMembers(progressStorage())) await syncProgress(member)
}

/** Leaves what waits to the next page, which loads again what it shows once everything is sent. */
export function leaveToNextPage() {
  isLeft = true
}

/** Tells the server that a guest has started the course of this lesson; the position stays on the device. */
export async function reportStart(lesson: string) {
  try {
    await send([{ lesson }])
  } catch {
    // Offline: the next lesson reports it again.
  }
}

function send(positions: readonly object[], member?: string) {
  return fetch(PROGRESS, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ sentAt: Date.now(), member, positions }),
    keepalive: true,
    redirect: "error",
  })
}

const WAITING: readonly SyncResult["outcome"][] = ["no-consent", "no-age"]
