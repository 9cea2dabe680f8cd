import { calendarResponse } from "#app/features/events/calendar-file.server.ts"
import { addressLine } from "#app/features/events/event-view.server.ts"
import { EVENT_TABLES, eventBySlug } from "#app/features/events/queries.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { throwUnknownPath } from "#app/lib/rendering/throw-not-found.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { Route } from "./+types/event-file"

/** All dates of an event, or with `?date=` one of them, to add to a calendar. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const slug = /^\/events\/([a-z0-9-]+)\.ics$/.exec(url.pathname)?.[1] ?? ""
  const event = await cachedQuery(context, `events ${slug}`, EVENT_TABLES, db => eventBySlug(db, slug))
  if (!event) throwUnknownPath({ url })
  const only = url.searchParams.get("date")
  const wanted = event.event_dates.filter(({ id }) => only === null || id === only)
  if (wanted.length === 0) throwUnknownPath({ url })
  const dates = wanted.map(date => ({
    ...{ id: date.id, starts_at: date.starts_at, ends_at: date.ends_at, sequence: date.sequence },
    ...{ slug: event.slug, title: event.title, summary: event.summary },
    location: event.format === "online" ? "Online" : addressLine(event),
    isCanceled: date.canceled_at !== null,
  }))
  const headers = { ...cacheablePage(), "Content-Disposition": `attachment; filename="${slug}.ics"` }
  return calendarResponse(context, dates, { headers })
}
