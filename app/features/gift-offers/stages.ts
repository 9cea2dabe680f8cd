import type { Stages } from "#app/lib/staff/stages.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"

export type Stage = DbEnum<"gift_offer_stage">

export const STAGE_LABELS: Readonly<Record<Stage, string>> = {
  received: "Received",
  talking: "In conversation",
  agreed: "Agreed",
  completed: "Completed",
  declined: "Declined",
  withdrawn: "Withdrawn",
}

/** The regular way of an offer, with what the donor can expect at each stage. */
export const STAGE_STEPS: readonly { stage: Stage; title: string; text: string }[] = [
  { stage: "received", title: "Received", text: "A person reads it and answers within five business days." },
  { stage: "talking", title: "In conversation", text: "We talk about what, when and for whom." },
  { stage: "agreed", title: "Agreed", text: "We both know the plan, in writing." },
  { stage: "completed", title: "Completed", text: "Your gift is here. Thank you." },
]

export const STAGES: Stages<Stage> = {
  labels: STAGE_LABELS,
  buttons: {
    talking: "Start talking",
    agreed: "Mark as agreed",
    completed: "Mark as completed",
    declined: "Decline",
  },
}
