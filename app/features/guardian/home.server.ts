import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import {
  answeredKinds,
  consentTexts,
  myGuardianships,
  openInvitations,
  waitingSlips,
  youngLearners,
} from "./queries.ts"

/** A guardian's learners, open permission slips and invitations. */
export async function guardianHome(db: SupabaseDb, me: string) {
  const [links, invitations, children, answers, texts] = await Promise.all([
    myGuardianships(db),
    openInvitations(db),
    youngLearners(db),
    answeredKinds(db, me),
    consentTexts(db),
  ])
  const learners = links
    .filter(({ side }) => side === "guardian")
    .map(link => ({ ...link, unanswered: link.verified_at ? unanswered(link.learner_id) : 0 }))
  const verified = learners.filter(link => link.verified_at).map(link => link.learner_id)
  const slips = verified.length > 0 ? await waitingSlips(db, verified) : []
  return {
    learners,
    slips,
    children,
    invitations: invitations.filter(({ side }) => side === "guardian"),
    /** Learners have a page of their own. */
    isLearner: links.some(({ side }) => side === "learner"),
  }

  function unanswered(learner: string) {
    return texts.filter(
      text =>
        !answers.some(
          ({ learner_id, kind, version, is_given }) =>
            learner_id === learner && kind === text.kind && (version === text.version || !is_given),
        ),
    ).length
  }
}

export type GuardianHomeData = Awaited<ReturnType<typeof guardianHome>>
