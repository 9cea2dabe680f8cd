import { href } from "react-router"
import { AccountPage, AccountSection } from "#app/features/account/account-page.tsx"
import { CalendarAddress } from "#app/features/events/member/calendar-address.tsx"
import {
  calendarToken,
  memberRegistrations,
  renewCalendarToken,
} from "#app/features/events/member/queries.ts"
import { PastRegistrations, RegistrationList } from "#app/features/events/member/registration-list.tsx"
import { registrationView } from "#app/features/events/member/registration-view.server.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { UUID } from "#app/lib/format/uuid.ts"
import { redirectWithFlash, takeFlash } from "#app/lib/forms/flash.server.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import { cursorText, readCursor } from "#app/lib/staff/list-state.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { EmptyState } from "#app/ui/data/empty-state.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { IfOpen } from "#app/ui/navigation/if-open.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { Route } from "./+types/events"

const PAST = `${href("/me/events")}?when=past`

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { sub } = requireMember(context)
  const isPast = searchParams.get("when") === "past"
  const after = readCursor(searchParams.get("after") ?? "", { type: "time", idPattern: UUID })
  const db = supabase(context)
  const [{ rows, next }, token] = await Promise.all([
    memberRegistrations(db, sub, { isPast, after }),
    calendarToken(db),
  ])
  const query = new URLSearchParams({
    ...(isPast && { when: "past" }),
    ...(next && { after: cursorText(next) }),
  })
  return {
    isPast,
    registrations: rows.map(registrationView),
    next: next && `${href("/me/events")}?${query}`,
    calendar:
      token && new URL(`${href("/me/events.ics")}?key=${token}`, context.get(appContext).siteUrl).href,
    flash: takeFlash(context),
  }
}

/** Makes the address of the member's calendar, or a new one. */
export async function action({ context, request }: Route.ActionArgs) {
  requireMember(context)
  await readForm(request)
  await renewCalendarToken(supabase(context))
  const message = "Your calendar address is ready. An older one no longer works."
  return redirectWithFlash(context, href("/me/events"), message)
}

export const meta = privateMeta({
  title: "Your events",
  description: "Your tickets, your places on waiting lists, and the events you went to.",
})

export default function EventsPage({ loaderData }: Route.ComponentProps) {
  const { isPast, registrations, next, calendar, flash } = loaderData
  return (
    <AccountPage
      title="Your events"
      lead="Tickets, waiting lists, your calendar and where you’ve been."
      flash={flash}
    >
      <AccountSection
        title={isPast ? "Past" : "Coming up"}
        lead={
          <Link to={isPast ? href("/me/events") : PAST} className="underline">
            {isPast ? "Show what’s coming up" : "Show past events"}
          </Link>
        }
      >
        {registrations.length === 0 && <Nothing isPast={isPast} />}
        {isPast ? (
          <PastRegistrations registrations={registrations} />
        ) : (
          <RegistrationList registrations={registrations} />
        )}
        {next && (
          <PushButton to={next} variant="white" iconAfter="ph:arrow-right-bold" className="mt-7">
            {isPast ? "Earlier events" : "Later events"}
          </PushButton>
        )}
      </AccountSection>
      <AccountSection
        title="In your own calendar"
        lead="Subscribe once, and your calendar app shows every change by itself."
      >
        <CalendarAddress address={calendar} />
      </AccountSection>
    </AccountPage>
  )
}

function Nothing({ isPast }: { isPast: boolean }) {
  return (
    <EmptyState
      title={isPast ? "No past events yet" : "Nothing coming up"}
      action={
        <IfOpen to={href("/events")}>
          <PushButton to={href("/events")}>Find an event</PushButton>
        </IfOpen>
      }
    >
      {isPast
        ? "After your first event you find it here, with its recap."
        : "Save a spot, and your ticket appears here."}
    </EmptyState>
  )
}
