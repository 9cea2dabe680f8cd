import { href } from "react-router"
import { AccountPage, AccountSection } from "#app/features/account/account-page.tsx"
import { shiftAction } from "#app/features/shifts/member-actions.server.ts"
import { shiftBoard } from "#app/features/shifts/queries.ts"
import { OpenShifts, OwnShifts } from "#app/features/shifts/shift-sections.tsx"
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
import { Link } from "#app/ui/navigation/link.tsx"
import type { Route } from "./+types/volunteering"

const PATH = href("/me/volunteering")

export async function loader({ context }: Route.LoaderArgs) {
  const { sub } = requireMember(context)
  const db = supabase(context)
  const [application, shifts] = await Promise.all([ownApplication(db, sub), shiftBoard(db)])
  return { application, shifts, flash: takeFlash(context) }
}

export async function action({ context, request }: Route.ActionArgs) {
  requireMember(context)
  const form = await readForm(request)
  return (await shiftAction(context, form)) ?? applicantAction(context, form, PATH)
}

export const meta = privateMeta({
  title: "Your volunteering",
  description: "Your application, your shifts and when you have time.",
})

export default function VolunteeringPage({ loaderData }: Route.ComponentProps) {
  const { application, shifts, flash } = loaderData
  const isActive = application?.stage === "active"
  const status = (
    <AccountSection title="Your application">
      <ApplicationStatus application={application} />
    </AccountSection>
  )
  return (
    <AccountPage title="Your volunteering" lead={<Links />} flash={flash}>
      {!isActive && status}
      {isActive && (
        <AccountSection title="Your shifts">
          <OwnShifts shifts={shifts} />
        </AccountSection>
      )}
      <AccountSection title="Open shifts" lead="Those that fit your time come first.">
        <OpenShifts shifts={shifts} />
      </AccountSection>
      {application && OPEN_STAGES.includes(application.stage) && (
        <AccountSection title="When you have time" lead="Change it whenever your week changes.">
          <AvailabilityForm slots={application.availability} />
        </AccountSection>
      )}
      {isActive && status}
    </AccountPage>
  )
}

function Links() {
  return (
    <span className="flex flex-wrap gap-x-6 gap-y-2">
      <Link to={href("/me/volunteering/hours")} className="underline">
        Hours and service letter
      </Link>
      <Link to={href("/me/volunteering/waiver")} className="underline">
        Waiver
      </Link>
    </span>
  )
}
