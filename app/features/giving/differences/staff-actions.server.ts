import { isUuid } from "#app/lib/format/uuid.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import { resolutionOutcome } from "../resolution.ts"

/** Closes a difference with a reason. */
export async function resolveDifference(args: StaffActionArgs): Promise<StaffOutcome> {
  const [difference = ""] = args.ids
  if (args.intent !== "resolve" || !isUuid(difference)) return "not-found"
  const reason = String(args.form.get("reason") ?? "")
  const { data } = await args.db.rpc("resolve_payment_difference", { difference, reason }).throwOnError()
  return resolutionOutcome(data)
}
