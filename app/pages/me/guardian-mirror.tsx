import { href } from "react-router"
import { LearnerCertificates } from "#app/features/certificates/learner-certificates.tsx"
import { certificatesOf } from "#app/features/certificates/queries.ts"
import { LearnerProgress } from "#app/features/courses/learner-progress.tsx"
import { progressOf } from "#app/features/courses/progress.server.ts"
import { GuardianPage, Part } from "#app/features/guardian/guardian-page.tsx"
import { LearnerView } from "#app/features/guardian/learner-view.tsx"
import { learnerPage } from "#app/features/guardian/queries.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { supabase } from "#app/lib/auth/request-session.server.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
import type { Route } from "./+types/guardian-mirror"

/** The same question and the same page as a guardian's; only minors have one. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { sub } = requireMember(context)
  const page = await learnerPage(supabase(context), sub)
  if (!page) return throwNotFound({ url })
  const [progress, certificates] = await Promise.all([
    progressOf(context, sub),
    certificatesOf(supabase(context), sub),
  ])
  return { page, me: sub, progress, certificates, now: Date.now() }
}

export function meta({ location, matches }: Route.MetaArgs) {
  const tags = [{ name: "robots", content: "noindex" }]
  return pageMeta({ title: "What guardians see", path: location.pathname, tags }, rootData(matches))
}

export default function GuardianMirrorPage({ loaderData }: Route.ComponentProps) {
  const { page, me, progress, certificates, now } = loaderData
  return (
    <GuardianPage
      trail={{ label: "Your guardians", to: href("/me/guardians") }}
      here="What they see"
      title={page.name}
      lead="This is the whole page that your guardians see about you. They can answer on it, ask for a copy of your data, and end the link or the account; you are told each time."
    >
      <LearnerView page={page} viewer={{ id: me, isGuardian: false }}>
        <Part title="Courses" lead="How far, and nothing of what was answered.">
          <LearnerProgress entries={progress} />
        </Part>
        <Part title="Certificates" lead="Others see them with initials at most until the learner is 18.">
          <LearnerCertificates certificates={certificates} now={now} />
        </Part>
      </LearnerView>
    </GuardianPage>
  )
}
