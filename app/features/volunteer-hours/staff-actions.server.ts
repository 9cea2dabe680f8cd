import { isUuid } from "#app/lib/format/uuid.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"

/** Approves or rejects hours. The database checks who may. */
export async function decideHours({ db, intent, ids, form }: StaffActionArgs): Promise<StaffOutcome> {
  const [hours = ""] = ids
  if (!isUuid(hours) || (intent !== "approved" && intent !== "rejected")) return "not-found"
  const why = String(form.get("reason") ?? "")
  const { data } = await db.rpc("decide_hours", { hours, next_status: intent, why }).throwOnError()
  if (data === "no-reason" || data === "invalid")
    return { errors: { reason: "Give the reason in 5 to 500 characters. The volunteer reads it." } }
  return data === "unknown" ? "not-found" : { done: data }
}
