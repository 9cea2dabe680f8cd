import { href } from "react-router"
import { GuardianPage } from "#app/features/guardian/guardian-page.tsx"
import { LearnerView } from "#app/features/guardian/learner-view.tsx"
import { learnerPage } from "#app/features/guardian/queries.ts"
import { requireMember } from "#app/lib/guard.server.ts"
import { invalidPath } from "#app/lib/invalid-path.ts"
import { pageMeta, rootData } from "#app/lib/seo.ts"
import { visitorDb } from "#app/lib/session.server.ts"
import type { Route } from "./+types/guardian-mirror"

/** The same question and the same page as a guardian's; only minors have one. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { sub } = requireMember(context)
  const page = await learnerPage(visitorDb(context), sub)
  return { page: page ?? invalidPath({ url }), me: sub }
}

export function meta({ location, matches }: Route.MetaArgs) {
  const tags = [{ name: "robots", content: "noindex" }]
  return pageMeta({ title: "What guardians see", path: location.pathname, tags }, rootData(matches))
}

export default function GuardianMirrorPage({ loaderData: { page, me } }: Route.ComponentProps) {
  return (
    <GuardianPage
      trail={{ label: "Your guardians", to: href("/me/guardians") }}
      here="What they see"
      title={page.name}
      lead="This is the whole page that your guardians see about you. They can answer on it, ask for a copy of your data, and end the link or the account; you are told each time."
    >
      <LearnerView page={page} viewer={{ id: me, isGuardian: false }} />
    </GuardianPage>
  )
}
