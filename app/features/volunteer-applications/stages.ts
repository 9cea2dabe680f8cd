import type { Stages } from "#app/lib/staff/stages.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"

export type Stage = DbEnum<"volunteer_stage">

export const STAGE_LABELS: Readonly<Record<Stage, string>> = {
  submitted: "Received",
  interview: "In conversation",
  training: "In training",
  active: "Active",
  inactive: "Ended",
  declined: "Declined",
  withdrawn: "Withdrawn",
}

export const OPEN_STAGES: readonly Stage[] = ["submitted", "interview", "training", "active"]

/** The regular way of an application, with what the applicant can expect at each stage. */
export const STAGE_STEPS: readonly { stage: Stage; title: string; text: string }[] = [
  { stage: "submitted", title: "Received", text: "We read it and answer within two weeks." },
  { stage: "interview", title: "Talk", text: "A 15-minute call. You ask, we ask." },
  { stage: "training", title: "Lesson", text: "Everyone takes it, whatever their job." },
  { stage: "active", title: "Volunteer", text: "Sign the waiver and pick your first shift." },
]

export const STAGES: Stages<Stage> = {
  labels: STAGE_LABELS,
  buttons: {
    interview: "Invite to talk",
    training: "Send to the lesson",
    active: "Accept",
    inactive: "End volunteering",
    declined: "Decline",
  },
  exception: "inactive",
}
