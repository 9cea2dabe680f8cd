import { isUuid } from "#app/lib/format/uuid.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"

/** Approves or refuses one test; the database checks the role. */
export async function decideReview({ db, intent, ids }: StaffActionArgs): Promise<StaffOutcome> {
  const [wanted = ""] = ids
  if (!isUuid(wanted) || !["approve", "refuse"].includes(intent)) return "not-found"
  const decision = { wanted, is_approved: intent === "approve" }
  const { data: outcome } = await db.rpc("decide_certificate_request", decision).throwOnError()
  return outcome === "invalid" ? "not-found" : { done: outcome }
}
