import type { Flash } from "#app/lib/forms/flash.ts"
import type { StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"

/** The flash messages of a form with a reason. */
export const RESOLUTION_MESSAGES: Readonly<Record<"resolved" | "unknown", Flash>> = {
  resolved: { text: "Resolved.", tone: "good" },
  unknown: { text: "Someone else already resolved it, or it no longer exists.", tone: "warm" },
}

export function resolutionOutcome(outcome: DbEnum<"payment_resolution_outcome">): StaffOutcome {
  if (outcome === "not-allowed") return "not-found"
  if (outcome === "reason-missing") return { errors: { reason: "Write a reason of 3 to 500 characters." } }
  return { done: outcome }
}
