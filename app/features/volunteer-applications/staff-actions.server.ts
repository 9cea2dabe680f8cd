import { isUuid } from "#app/lib/format/uuid.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import { STAGE_LABELS, type Stage } from "./stages.ts"

/** Moves an application to the stage of the button. */
export async function moveApplication({ db, intent, ids, form }: StaffActionArgs): Promise<StaffOutcome> {
  const [application = ""] = ids
  if (!isUuid(application) || !Object.hasOwn(STAGE_LABELS, intent)) return "not-found"
  const { data: outcome } = await db
    .rpc("move_volunteer_application", {
      application,
      next_stage: intent as Stage,
      note_to_applicant: String(form.get("note") ?? ""),
    })
    .throwOnError()
  if (outcome === "invalid") return { errors: { note: "Keep the note between 2 and 1,000 characters." } }
  if (outcome === "no-reason") return { errors: { note: "Say why. The applicant reads it." } }
  return outcome === "not-allowed" ? "not-found" : { done: outcome }
}
