import { href } from "react-router"
import { AccountPage, AccountSection } from "#app/features/account/account-page.tsx"
import { ApplicationStatus } from "#app/features/volunteer-applications/application-status.tsx"
import { AvailabilityForm } from "#app/features/volunteer-applications/availability-form.tsx"
import { applicantAction } from "#app/features/volunteer-applications/member-actions.server.ts"
import { ownApplication } from "#app/features/volunteer-applications/queries.ts"
import { OPEN_STAGES } from "#app/features/volunteer-applications/stages.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { takeFlash } from "#app/lib/forms/flash.server.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import type { Route } from "./+types/volunteering"

export async function loader({ context }: Route.LoaderArgs) {
  const { sub } = requireMember(context)
  return { application: await ownApplication(supabase(context), sub), flash: takeFlash(context) }
}

export async function action({ context, request }: Route.ActionArgs) {
  requireMember(context)
  return applicantAction(context, await readForm(request), href("/me/volunteering"))
}

export const meta = privateMeta({
  title: "Your volunteering",
  description: "Your application and when you have time.",
})

export default function VolunteeringPage({ loaderData: { application, flash } }: Route.ComponentProps) {
  return (
    <AccountPage
      title="Your volunteering"
      lead="Where your application is, and when you have time."
      flash={flash}
    >
      <AccountSection title="Your application">
        <ApplicationStatus application={application} />
      </AccountSection>
      {application && OPEN_STAGES.includes(application.stage) && (
        <AccountSection title="When you have time" lead="Change it whenever your week changes.">
          <AvailabilityForm slots={application.availability} />
        </AccountSection>
      )}
    </AccountPage>
  )
}
