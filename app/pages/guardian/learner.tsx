import { data, href, redirect } from "react-router"
import { LearnerCertificates } from "#app/features/certificates/learner-certificates.tsx"
import { certificatesOf } from "#app/features/certificates/queries.ts"
import { LearnerProgress } from "#app/features/courses/learner-progress.tsx"
import { progressOf } from "#app/features/courses/progress.server.ts"
import { AnswerForm } from "#app/features/guardian/answer-form.tsx"
import { resultFor } from "#app/features/guardian/form-result.ts"
import { GuardianPage, Part } from "#app/features/guardian/guardian-page.tsx"
import { isUuid } from "#app/features/guardian/ids.ts"
import { flashLabel } from "#app/features/guardian/labels.ts"
import { actOnLearner } from "#app/features/guardian/learner-actions.server.ts"
import { LearnerData } from "#app/features/guardian/learner-data.tsx"
import { LearnerView } from "#app/features/guardian/learner-view.tsx"
import { learnerPage } from "#app/features/guardian/queries.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { supabase } from "#app/lib/auth/request-session.server.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
import type { Route } from "./+types/learner"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { sub } = requireMember(context)
  const page = isUuid(params.id) && params.id !== sub ? await learnerPage(supabase(context), params.id) : null
  if (!page) return throwNotFound({ url })
  const [progress, certificates] = await Promise.all([
    progressOf(context, page.id),
    certificatesOf(supabase(context), page.id),
  ])
  return { page, me: sub, said: flashLabel(url), progress, certificates, now: Date.now() }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const { sub } = requireMember(context)
  const db = supabase(context)
  const page = isUuid(params.id) && params.id !== sub ? await learnerPage(db, params.id) : null
  const acted = await actOnLearner(db, page ?? throwNotFound({ url }), sub, await request.formData())
  if ("answer" in acted) return data(acted.answer, { status: acted.status })
  const next = acted.said === "ended" ? href("/guardian") : href("/guardian/learners/:id", params)
  return redirect(`${next}?said=${acted.said}`, 303)
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const tags = [{ name: "robots", content: "noindex" }]
  return pageMeta({ path: location.pathname, title: loaderData?.page.name, tags }, rootData(matches))
}

export default function LearnerPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, me, said, progress, certificates, now } = loaderData
  const mine = page.texts.flatMap(
    ({ kind }) => page.consents.find(given => given.kind === kind && given.guardian_id === me) ?? [],
  )
  return (
    <GuardianPage
      title={page.name}
      lead={`All that you see about ${page.name} is on this page, and ${page.name} sees the same.`}
      said={said}
    >
      <LearnerView page={page} viewer={{ id: me, isGuardian: true }}>
        <Part title="Courses" lead="How far, and nothing of what was answered.">
          <LearnerProgress entries={progress} />
        </Part>
        <Part title="Certificates" lead="Others see them with initials at most until the learner is 18.">
          <LearnerCertificates certificates={certificates} now={now} />
        </Part>
      </LearnerView>
      <Part
        title="Your answers"
        lead="Read each part and say yes or no. A new answer replaces your last one; both stay in the record."
      >
        <AnswerForm page={page} mine={mine} answer={resultFor("answer", actionData)} />
      </Part>
      <LearnerData page={page} answer={resultFor("data", actionData)} />
    </GuardianPage>
  )
}
