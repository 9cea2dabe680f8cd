import { isUuid } from "#app/lib/format/uuid.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import { readShipping } from "#app/lib/staff/shipping-sites.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"

const STEPS = ["waiting", "packed", "shipped"] as const

/** Moves the selected requests to the button's status, or deletes them; the database decides on each. */
export async function changeRefills({ db, intent, ids }: StaffActionArgs): Promise<StaffOutcome> {
  if (ids.length === 0) return { done: "none-selected" }
  const { from_site, ...step } = readShipping(intent)
  const next_status = STEPS.find(status => status === step.next_status)
  if (!next_status && intent !== "drop") return "not-found"
  const outcomes: DbEnum<"refill_move_outcome">[] = []
  for (const wanted of ids) {
    if (!isUuid(wanted)) return { done: "unknown" }
    const { data } = await (next_status
      ? db.rpc("move_refill", { wanted, next_status, ...(from_site && { from_site }) })
      : db.rpc("drop_refill", { wanted })
    ).throwOnError()
    outcomes.push(data)
  }
  return { done: new Set(outcomes).size > 1 ? "some-changed" : outcomes[0]! }
}
