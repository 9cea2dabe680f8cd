import { isUuid } from "#app/lib/format/uuid.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"

/** Removes someone who asked for it by email. */
export async function removeSubscriber({ db, ids: [subscriber] }: StaffActionArgs): Promise<StaffOutcome> {
  if (!subscriber || !isUuid(subscriber)) return "not-found"
  return { done: (await db.rpc("remove_subscriber", { subscriber }).throwOnError()).data }
}
