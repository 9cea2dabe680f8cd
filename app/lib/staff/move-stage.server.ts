import { isUuid } from "#app/lib/format/uuid.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"
import type { StaffActionArgs, StaffOutcome } from "./define-staff-list.ts"
import type { Stages } from "./stages.ts"

interface Move<Stage extends string> {
  stages: Stages<Stage>
  /** Said when the step needs a reason and has none. */
  reasonError?: string
  move(record: string, stage: Stage, note: string): Promise<MoveOutcome>
}

type MoveOutcome =
  | DbEnum<"chapter_application_move_outcome">
  | DbEnum<"volunteer_move_outcome">
  | DbEnum<"gift_offer_change_outcome">

/** Moves a record to the stage of the button, with a note. The database checks who may, and from which stage. */
export async function moveStage<Stage extends string>(
  { intent, ids: [record = ""], form }: StaffActionArgs,
  { stages, reasonError = "Say why.", move }: Move<Stage>,
): Promise<StaffOutcome> {
  if (!isUuid(record) || !isStage(stages, intent)) return "not-found"
  const outcome = await move(record, intent, String(form.get("note") ?? ""))
  if (outcome === "no-reason") return { errors: { note: reasonError } }
  if (outcome === "invalid") return { errors: { note: "Keep the note between 2 and 1,000 characters." } }
  return outcome === "not-allowed" ? "not-found" : { done: outcome }
}

function isStage<Stage extends string>({ labels }: Stages<Stage>, name: string): name is Stage {
  return Object.hasOwn(labels, name)
}
