import { href } from "react-router"
import { AccountPage, AccountSection } from "#app/features/account/account-page.tsx"
import { LetterPanel } from "#app/features/service-letters/letter-panel.tsx"
import { letterAction } from "#app/features/service-letters/member-actions.server.ts"
import { ownLetters } from "#app/features/service-letters/queries.ts"
import { formatHours } from "#app/features/volunteer-hours/format-hours.ts"
import { HoursForm } from "#app/features/volunteer-hours/hours-form.tsx"
import { HoursList } from "#app/features/volunteer-hours/hours-list.tsx"
import { hoursAction } from "#app/features/volunteer-hours/member-actions.server.ts"
import { activeChapters, ownHours } from "#app/features/volunteer-hours/queries.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { takeFlash } from "#app/lib/forms/flash.server.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import { useFormKey } from "#app/ui/forms/use-form-key.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import type { Route } from "./+types/volunteer-hours"

const PATH = href("/me/volunteering/hours")

export async function loader({ context }: Route.LoaderArgs) {
  const { sub } = requireMember(context)
  const db = supabase(context)
  const [hours, letters, chapters] = await Promise.all([
    ownHours(db, sub),
    ownLetters(db, sub),
    activeChapters(db),
  ])
  return { hours, letters, chapters, flash: takeFlash(context) }
}

export async function action({ context, request }: Route.ActionArgs) {
  requireMember(context)
  const form = await readForm(request)
  return form.get("intent") === "letter"
    ? letterAction(context, form, PATH)
    : hoursAction(context, form, PATH)
}

export const meta = privateMeta({
  title: "Your volunteer hours",
  description: "Your hours, and letters about them.",
})

export default function VolunteerHoursPage({ loaderData }: Route.ComponentProps) {
  const { hours, letters, chapters, flash } = loaderData
  return (
    <AccountPage
      title="Your volunteer hours"
      lead={
        <Link to={href("/me/volunteering")} className="underline">
          Back to your volunteering
        </Link>
      }
      flash={flash}
    >
      <AccountSection title="Hours">
        <HoursList hours={hours} />
      </AccountSection>
      <AccountSection title="Enter hours" lead="For anything that wasn’t a shift, up to 90 days back.">
        <HoursForm key={useFormKey(flash)} chapters={chapters} />
      </AccountSection>
      <AccountSection
        title="Service letter"
        lead="For a school, a court or an employer: your approved hours, with a code that anyone can check."
      >
        <LetterPanel letters={letters} formatHours={formatHours} />
      </AccountSection>
    </AccountPage>
  )
}
