import { href } from "react-router"
import { writeCalendar } from "#supabase/functions/_shared/messages/calendar/ics.ts"
import type { shiftById } from "./queries.ts"

type Shift = NonNullable<Awaited<ReturnType<typeof shiftById>>>

/** A shift as a calendar file. */
export function shiftCalendar(shift: Shift, site: { name: string; url: string }) {
  const entry = {
    ...{ id: shift.id, sequence: shift.sequence, startsAt: shift.starts_at, endsAt: shift.ends_at },
    ...{ title: shift.title, description: shift.about ?? "", location: shift.place },
    url: `${site.url}${href("/me/volunteering")}`,
    status: shift.canceled_at ? ("CANCELLED" as const) : ("CONFIRMED" as const),
  }
  return writeCalendar([entry], { site, method: "PUBLISH", now: new Date().toISOString() })
}
