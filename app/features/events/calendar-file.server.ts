import type { RouterContextProvider } from "react-router"
import { cachedSettings } from "#app/lib/rendering/cached-settings.server.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { type CalendarEntry, writeCalendar } from "#supabase/functions/_shared/messages/calendar/ics.ts"

interface DateOfEvent {
  id: string
  slug: string
  title: string
  summary: string
  starts_at: string
  ends_at: string
  sequence: number
  location: string | null
  isCanceled: boolean
  /** The person has no confirmed seat. */
  isTentative?: boolean
}

/** A calendar as a response, for feeds and downloads. */
export async function calendarResponse(
  context: Readonly<RouterContextProvider>,
  dates: readonly DateOfEvent[],
  { name, headers }: { name?: string; headers: Record<string, string> },
) {
  const settings = await cachedSettings(context)
  const site = { name: settings.name, url: context.get(appContext).siteUrl.replace(/\/$/, "") }
  const entries = dates.map(
    (date): CalendarEntry => ({
      ...{ id: date.id, sequence: date.sequence, startsAt: date.starts_at, endsAt: date.ends_at },
      ...{ title: date.title, description: date.summary, location: date.location },
      url: `${site.url}/events/${date.slug}`,
      status: date.isCanceled ? "CANCELLED" : date.isTentative ? "TENTATIVE" : "CONFIRMED",
    }),
  )
  const text = writeCalendar(entries, { site, method: "PUBLISH", name, now: new Date().toISOString() })
  return new Response(text, { headers: { "Content-Type": "text/calendar; charset=utf-8", ...headers } })
}
