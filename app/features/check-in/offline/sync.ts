import type { CheckInDate, Entry, LotCount, StepResult } from "../queries.ts"
import type { Step } from "../step.ts"

interface SyncAnswer {
  date: CheckInDate
  roster: Entry[]
  kits: LotCount[]
  results: StepResult[]
}

/** Sends what was noted and reads what changed since a moment, or the whole list. Null: the link has ended. */
export async function sync(event: string, device: string, steps: readonly Step[], since?: string) {
  const response = await fetch(`/events/${event}/check-in/sync`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ device, steps, since }),
  })
  if (response.status === 403) return null
  if (!response.ok) throw new Error(`The server answered ${response.status}`)
  return (await response.json()) as SyncAnswer
}
