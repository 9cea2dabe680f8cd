import type { StaffActionArgs } from "#app/lib/staff/define-staff-list.ts"
import { moveStage } from "#app/lib/staff/move-stage.server.ts"
import { STAGES } from "./stages.ts"

export function moveApplication(args: StaffActionArgs) {
  return moveStage(args, {
    stages: STAGES,
    move: async (application, next_stage, note_to_applicant) =>
      (
        await args.db
          .rpc("move_chapter_application", { application, next_stage, note_to_applicant })
          .throwOnError()
      ).data,
  })
}
