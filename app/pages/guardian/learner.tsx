import { LearnerCertificates } from "#app/features/certificates/learner-certificates.tsx"
import { certificatesOf } from "#app/features/certificates/queries.ts"
import { chapterFacts } from "#app/features/chapters/queries.ts"
import { progressOf } from "#app/features/courses/progress/progress.server.ts"
import { progressFacts } from "#app/features/courses/progress/progress-facts.ts"
import { LearnerEvents } from "#app/features/events/member/learner-events.tsx"
import { memberRegistrations } from "#app/features/events/member/queries.ts"
import { learnerEvent } from "#app/features/events/member/registration-view.server.ts"
import { ChangeForm, UnansweredForm } from "#app/features/guardian/answer-form.tsx"
import { GuardianPage } from "#app/features/guardian/guardian-page.tsx"
import { latestAnswers } from "#app/features/guardian/latest-answers.ts"
import { actOnLearner } from "#app/features/guardian/learner-actions.server.ts"
import { LearnerData } from "#app/features/guardian/learner-data.tsx"
import { LearnerSections } from "#app/features/guardian/learner-sections.tsx"
import { LearnerView } from "#app/features/guardian/learner-view.tsx"
import { LockedLearner } from "#app/features/guardian/locked-learner.tsx"
import { guardedLearner, learnerPage } from "#app/features/guardian/queries.ts"
import { ticketsOfMember } from "#app/features/raffles/queries.ts"
import { ticketFact } from "#app/features/raffles/ticket-facts.ts"
import { shiftFacts } from "#app/features/shifts/queries.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { proofFor } from "#app/lib/auth/proof.server.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { isUuid } from "#app/lib/format/uuid.ts"
import { takeFlash } from "#app/lib/forms/flash.server.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import type { Route } from "./+types/learner"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { sub, email } = requireMember(context)
  const db = supabase(context)
  const id = isUuid(params.id) && params.id !== sub ? params.id : throwNotFound({ url })
  const shared = { me: sub, email: String(email ?? ""), flash: takeFlash(context) }
  const page = await learnerPage(db, id)
  if (!page) {
    const locked = (await guardedLearner(db, id, sub)) ?? throwNotFound({ url })
    return { ...shared, page: null, locked, by: proofFor(context, null) }
  }
  const [progress, certificates, chapters, tickets, events, shifts] = await Promise.all([
    progressOf(context, id),
    certificatesOf(db, id),
    chapterFacts(db, id),
    ticketsOfMember(db, id),
    memberRegistrations(db, id, { isPast: false }),
    shiftFacts(db, id),
  ])
  return {
    ...shared,
    page,
    courses: progressFacts(progress),
    certificates,
    chapters,
    tickets: tickets.map(ticketFact),
    events: events.rows.map(learnerEvent),
    shifts,
    now: Date.now(),
  }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const { sub } = requireMember(context)
  const learner = await guardedLearner(supabase(context), params.id, sub)
  return actOnLearner(context, learner ?? throwNotFound({ url }), await readForm(request))
}

export function meta(args: Route.MetaArgs) {
  return privateMeta({ title: (args.loaderData?.page ?? args.loaderData?.locked)?.name ?? "Your learner" })(
    args,
  )
}

export default function LearnerPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.page) return <LockedLearner {...loaderData} />
  const { page, me, email, flash, courses, certificates, chapters, tickets, events, shifts, now } = loaderData
  const mine = latestAnswers(
    page.texts,
    page.consents.filter(given => given.guardian_id === me),
  )
  const answers = { texts: page.texts, mine, email }
  return (
    <GuardianPage
      title={page.name}
      lead={`Everything you can see about ${page.name} is on this page, and ${page.name} sees the same.`}
      flash={flash}
    >
      <LearnerView
        page={page}
        viewer={{ id: me, isGuardian: true }}
        unanswered={<UnansweredForm {...answers} />}
        change={<ChangeForm {...answers} />}
      >
        <LearnerSections
          {...{ courses, chapters, tickets, shifts }}
          isGuardian={true}
          certificates={<LearnerCertificates certificates={certificates} now={now} />}
          events={<LearnerEvents events={events} isGuardian={true} />}
        />
      </LearnerView>
      <LearnerData page={page} />
    </GuardianPage>
  )
}
