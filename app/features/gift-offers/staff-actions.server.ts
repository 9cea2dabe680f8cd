import { isUuid } from "#app/lib/format/uuid.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import { STAGE_LABELS, type Stage } from "./stages.ts"

/** The form of the next step and the buttons of the stages. */
export function changeOffer(args: StaffActionArgs): Promise<StaffOutcome> {
  return args.intent === "plan" ? planOffer(args) : moveOffer(args)
}

async function planOffer({ db, ids: [offer = ""], form }: StaffActionArgs): Promise<StaffOutcome> {
  if (!isUuid(offer)) return "not-found"
  const step = String(form.get("next_step") ?? "")
  const due = String(form.get("next_on") ?? "")
  if (due !== "" && !/^\d{4}-\d\d-\d\d$/.test(due)) return { errors: { next_on: "Enter a date." } }
  const { data: outcome } = await db
    .rpc("plan_gift_offer", { offer, step, due: (due || null) as string })
    .throwOnError()
  if (outcome === "invalid")
    return {
      errors: { next_step: "Write 2 to 300 characters. A date needs a step." },
    }
  return outcome === "not-allowed" ? "not-found" : { done: outcome }
}

async function moveOffer({ db, intent, ids: [offer = ""], form }: StaffActionArgs): Promise<StaffOutcome> {
  if (!isUuid(offer) || !Object.hasOwn(STAGE_LABELS, intent)) return "not-found"
  const { data: outcome } = await db
    .rpc("move_gift_offer", {
      offer,
      next_stage: intent as Stage,
      note_to_donor: String(form.get("note") ?? ""),
    })
    .throwOnError()
  if (outcome === "reason-missing") return { errors: { note: "Write the reason. The donor reads it." } }
  if (outcome === "invalid") return { errors: { note: "Keep the note between 2 and 1,000 characters." } }
  return outcome === "not-allowed" ? "not-found" : { done: outcome }
}
