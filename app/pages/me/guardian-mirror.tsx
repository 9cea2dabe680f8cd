import { href } from "react-router"
import { LearnerCertificates } from "#app/features/certificates/learner-certificates.tsx"
import { certificatesOf } from "#app/features/certificates/queries.ts"
import { chapterFacts } from "#app/features/chapters/queries.ts"
import { progressOf } from "#app/features/courses/progress/progress.server.ts"
import { progressFacts } from "#app/features/courses/progress/progress-facts.ts"
import { LearnerEvents } from "#app/features/events/member/learner-events.tsx"
import { memberRegistrations } from "#app/features/events/member/queries.ts"
import { learnerEvent } from "#app/features/events/member/registration-view.server.ts"
import { GuardianPage } from "#app/features/guardian/guardian-page.tsx"
import { LearnerSections } from "#app/features/guardian/learner-sections.tsx"
import { LearnerView } from "#app/features/guardian/learner-view.tsx"
import { learnerPage } from "#app/features/guardian/queries.ts"
import { ticketsOfMember } from "#app/features/raffles/queries.ts"
import { ticketFact } from "#app/features/raffles/ticket-facts.ts"
import { shiftFacts } from "#app/features/shifts/queries.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import type { Route } from "./+types/guardian-mirror"

/** The same page that guardians see; only minors have one. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { sub } = requireMember(context)
  const page = await learnerPage(supabase(context), sub)
  if (!page) return throwNotFound({ url })
  const [progress, certificates, chapters, tickets, events, shifts] = await Promise.all([
    progressOf(context, sub),
    certificatesOf(supabase(context), sub),
    chapterFacts(supabase(context), sub),
    ticketsOfMember(supabase(context), sub),
    memberRegistrations(supabase(context), sub, { isPast: false }),
    shiftFacts(supabase(context), sub),
  ])
  return {
    page,
    me: sub,
    courses: progressFacts(progress),
    certificates,
    chapters,
    tickets: tickets.map(ticketFact),
    events: events.rows.map(learnerEvent),
    shifts,
    now: Date.now(),
  }
}

export const meta = privateMeta({ title: "What guardians see" })

export default function GuardianMirrorPage({ loaderData }: Route.ComponentProps) {
  const { page, me, courses, certificates, chapters, tickets, events, shifts, now } = loaderData
  return (
    <GuardianPage
      trail={{ label: "Your guardians", to: href("/me/guardians") }}
      here="What they see"
      title={page.name}
      lead="This is the whole page that your guardians see about you. They can change their answers, request a copy of your data, and end the link or delete the account. We tell you each time."
    >
      <LearnerView page={page} viewer={{ id: me, isGuardian: false }}>
        <LearnerSections
          {...{ courses, chapters, tickets, shifts }}
          isGuardian={false}
          certificates={<LearnerCertificates certificates={certificates} now={now} />}
          events={<LearnerEvents events={events} isGuardian={false} />}
        />
      </LearnerView>
    </GuardianPage>
  )
}
