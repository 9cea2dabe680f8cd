import { isUuid } from "#app/lib/format/uuid.ts"
import { parseForm } from "#app/lib/forms/parse-form.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import { moveStage } from "#app/lib/staff/move-stage.server.ts"
import { planSchema } from "./schema.ts"
import { STAGES } from "./stages.ts"

/** The form of the next step and the buttons of the stages. */
export function changeOffer(args: StaffActionArgs): Promise<StaffOutcome> {
  return args.intent === "plan" ? planOffer(args) : moveOffer(args)
}

async function planOffer({ db, ids: [offer = ""], form }: StaffActionArgs): Promise<StaffOutcome> {
  if (!isUuid(offer)) return "not-found"
  const parsed = parseForm(planSchema, form)
  if (!parsed.ok) return { errors: parsed.errors }
  const { next_step: step, next_on } = parsed.value
  const { data: outcome } = await db
    .rpc("plan_gift_offer", { offer, step, due: (next_on || null) as string })
    .throwOnError()
  if (outcome === "invalid")
    return {
      errors: { next_step: "Write 2 to 300 characters. A date needs a step." },
    }
  return outcome === "not-allowed" ? "not-found" : { done: outcome }
}

function moveOffer(args: StaffActionArgs) {
  return moveStage(args, {
    stages: STAGES,
    reasonError: "Write the reason. The donor reads it.",
    move: async (offer, next_stage, note_to_donor) =>
      (await args.db.rpc("move_gift_offer", { offer, next_stage, note_to_donor }).throwOnError()).data,
  })
}
