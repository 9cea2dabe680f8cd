import { useEffect } from "react"
import { useRevalidator } from "react-router"
import { StaffDate } from "#app/features/check-in/staff/date.tsx"
import { linkAction } from "#app/features/check-in/staff/links.server.ts"
import { eventForCheckIn } from "#app/features/check-in/staff/queries.ts"
import { formattedTime } from "#app/features/events/event-view.server.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { requireStaff, requireStaffForm } from "#app/lib/auth/staff.server.ts"
import { takeFlash } from "#app/lib/forms/flash.server.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { StaffHeading } from "#app/ui/staff/staff-layout.tsx"
import type { Route } from "./+types/event-check-in"

const ROLES = ["events", "chapter_lead"]

export async function loader({ context, params, url }: Route.LoaderArgs) {
  await requireStaff(context, url, ...ROLES)
  const event = await eventForCheckIn(supabase(context), params.event)
  if (!event) throwNotFound({ url })
  const dates = event.event_dates.map(date => ({
    date,
    when: formattedTime(date.starts_at, event.time_zone),
  }))
  return { title: event.title, timeZone: event.time_zone, dates, flash: takeFlash(context) }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const form = await requireStaffForm({ context, request, url }, ...ROLES)
  return linkAction(context, params.event, url.pathname, form)
}

export const meta = privateMeta({ title: "Check-in" })

const REFRESH_MS = 10_000

/** Reads the numbers again while the page is in view. */
function useFreshNumbers() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === "visible" && void revalidate(), REFRESH_MS)
    return () => clearInterval(timer)
  }, [revalidate])
}

export default function EventCheckInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, timeZone, dates, flash } = loaderData
  useFreshNumbers()
  const created = actionData && "created" in actionData ? actionData.created : null
  return (
    <div className="grid gap-5">
      <StaffHeading title={`Check-in: ${title}`} />
      <FlashMessage flash={flash} />
      <p className="max-w-[44em]">
        Helpers check people in on any phone, without an account. They see first names, last initials and how
        many people come. Create one link for each door.
      </p>
      {dates.length === 0 && (
        <p>This event has no date that is still to come, and none in the last three days.</p>
      )}
      {dates.map(({ date, when }) => (
        <StaffDate
          key={date.id}
          {...{ date, when, timeZone }}
          created={created?.date === date.id ? created : null}
        />
      ))}
    </div>
  )
}
