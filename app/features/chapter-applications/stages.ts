import { formatLongDate } from "#app/lib/format/dates.ts"
import type { Stages } from "#app/lib/staff/stages.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"

export type Stage = DbEnum<"chapter_application_stage">

export const STAGE_LABELS: Readonly<Record<Stage, string>> = {
  submitted: "Received",
  interview: "In conversation",
  approved: "Approved",
  declined: "Declined",
  withdrawn: "Withdrawn",
}

/** "Your application for Hot Springs, Arkansas: Received, November 16, 2026" */
export function applicationLabel(given: { city: string; state: string; stage: Stage; changed_at: string }) {
  const { city, state, stage, changed_at } = given
  return `Your application for ${city}, ${state}: ${STAGE_LABELS[stage]}, ${formatLongDate(changed_at)}`
}

/** The regular way of an application, with what the applicant can expect at each stage. */
export const STAGE_STEPS: readonly { stage: Stage; title: string; text: string }[] = [
  { stage: "submitted", title: "Received", text: "We read it and answer within two weeks." },
  {
    stage: "interview",
    title: "In conversation",
    text: "We talk for half an hour about your place and your people.",
  },
  { stage: "approved", title: "Approved", text: "You get certified, and we send the first box." },
]

export const STAGES: Stages<Stage> = {
  labels: STAGE_LABELS,
  buttons: {
    interview: "Invite to talk",
    approved: "Approve",
    declined: "Decline",
  },
}
