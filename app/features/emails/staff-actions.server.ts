import { isUuid } from "#app/lib/format/uuid.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"
import { SET_ASIDE_REASONS } from "./labels.ts"

/** Sends an email again, or sets a failed one aside; the button names the reason. */
export async function changeEmail({ db, intent, ids: [email = ""] }: StaffActionArgs): Promise<StaffOutcome> {
  if (!isUuid(email)) return "not-found"
  if (intent === "resend") {
    const { data } = await db.rpc("resend_email", { email }).throwOnError()
    return data === "unknown" ? "not-found" : { done: data }
  }
  if (!isReason(intent)) return "not-found"
  const { data } = await db.rpc("set_email_aside", { email, reason: intent }).throwOnError()
  return data === "unknown" ? "not-found" : { done: data }
}

function isReason(intent: string): intent is DbEnum<"set_aside_reason"> {
  return Object.hasOwn(SET_ASIDE_REASONS, intent)
}
