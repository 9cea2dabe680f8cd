import { LearnerCertificates } from "#app/features/certificates/learner-certificates.tsx"
import { certificatesOf } from "#app/features/certificates/queries.ts"
import { LearnerProgress } from "#app/features/courses/learner-progress.tsx"
import { progressOf } from "#app/features/courses/progress/progress.server.ts"
import { AnswerForm } from "#app/features/guardian/answer-form.tsx"
import { GuardianPage, GuardianSection } from "#app/features/guardian/guardian-page.tsx"
import { actOnLearner } from "#app/features/guardian/learner-actions.server.ts"
import { LearnerData } from "#app/features/guardian/learner-data.tsx"
import { LearnerView } from "#app/features/guardian/learner-view.tsx"
import { learnerPage } from "#app/features/guardian/queries.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { isUuid } from "#app/lib/format/uuid.ts"
import { takeFlash } from "#app/lib/forms/flash.server.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import type { Route } from "./+types/learner"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { sub } = requireMember(context)
  const page = isUuid(params.id) && params.id !== sub ? await learnerPage(supabase(context), params.id) : null
  if (!page) return throwNotFound({ url })
  const [progress, certificates] = await Promise.all([
    progressOf(context, page.id),
    certificatesOf(supabase(context), page.id),
  ])
  return { page, me: sub, flash: takeFlash(context), progress, certificates, now: Date.now() }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const { sub } = requireMember(context)
  const db = supabase(context)
  const page = isUuid(params.id) && params.id !== sub ? await learnerPage(db, params.id) : null
  return actOnLearner(context, page ?? throwNotFound({ url }), sub, await readForm(request))
}

export function meta(args: Route.MetaArgs) {
  return privateMeta({ title: args.loaderData?.page.name ?? "Your learner" })(args)
}

export default function LearnerPage({ loaderData }: Route.ComponentProps) {
  const { page, me, flash, progress, certificates, now } = loaderData
  const mine = page.texts.flatMap(
    ({ kind }) => page.consents.find(given => given.kind === kind && given.guardian_id === me) ?? [],
  )
  return (
    <GuardianPage
      title={page.name}
      lead={`Everything you can see about ${page.name} is on this page, and ${page.name} sees the same.`}
      flash={flash}
    >
      <LearnerView
        page={page}
        viewer={{ id: me, isGuardian: true }}
        answerForm={<AnswerForm page={page} mine={mine} />}
      >
        <GuardianSection title="Courses" lead="Progress only, never answers.">
          <LearnerProgress entries={progress} />
        </GuardianSection>
        <GuardianSection title="Certificates" lead="Until the learner is 18, others see initials at most.">
          <LearnerCertificates certificates={certificates} now={now} />
        </GuardianSection>
      </LearnerView>
      <LearnerData page={page} />
    </GuardianPage>
  )
}
