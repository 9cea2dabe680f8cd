import { isUuid } from "#app/lib/format/uuid.ts"
import { parseForm } from "#app/lib/forms/parse-form.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import { moveStage } from "#app/lib/staff/move-stage.server.ts"
import type { Database } from "#app/lib/supabase/database.types.ts"
import { screeningSchema } from "./schema.ts"
import { STAGES } from "./stages.ts"

type ScreeningArgs = Database["public"]["Functions"]["note_screening"]["Args"]

/** The form of the screening and the buttons of the stages. */
export function changeApplication(args: StaffActionArgs): Promise<StaffOutcome> {
  return args.intent === "screening" ? noteScreening(args) : moveApplication(args)
}

async function noteScreening({ db, ids: [application = ""], form }: StaffActionArgs): Promise<StaffOutcome> {
  if (!isUuid(application)) return "not-found"
  const parsed = parseForm(screeningSchema, form)
  if (!parsed.ok) return { errors: parsed.errors }
  // The generated type does not know which arguments may be null.
  const given = { application, ...parsed.value } as unknown as ScreeningArgs
  const { data: outcome } = await db.rpc("note_screening", given).throwOnError()
  if (outcome === "invalid")
    return {
      errors: {
        ends_on: "The screening can’t be in the future, and counts for a day to five years after it.",
      },
    }
  return outcome === "not-allowed" ? "not-found" : { done: outcome }
}

function moveApplication(args: StaffActionArgs) {
  return moveStage(args, {
    stages: STAGES,
    reasonError: "Say why. The applicant reads it.",
    move: async (application, next_stage, note_to_applicant) =>
      (
        await args.db
          .rpc("move_volunteer_application", { application, next_stage, note_to_applicant })
          .throwOnError()
      ).data,
  })
}
