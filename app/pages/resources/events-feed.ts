import { calendarResponse } from "#app/features/events/calendar-file.server.ts"
import { addressLine } from "#app/features/events/event-view.server.ts"
import { readFilters } from "#app/features/events/filters.ts"
import { EVENT_TABLES, listedDates } from "#app/features/events/queries.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { Route } from "./+types/events-feed"

/** The public calendar, with the filters of the list: `?chapter=tulsa` is the calendar of a chapter. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const now = new Date().toISOString()
  const filters = { ...readFilters(url.searchParams, now), isPast: false, month: "" }
  const rows = await cachedQuery(context, `events ${JSON.stringify(filters)}`, EVENT_TABLES, db =>
    listedDates(db, filters, now),
  )
  const dates = rows.map(({ events: event, ...date }) => ({
    ...{ id: date.id, starts_at: date.starts_at, ends_at: date.ends_at, sequence: date.sequence },
    ...{ slug: event.slug, title: event.title, summary: event.summary },
    location: event.format === "online" ? "Online" : addressLine(event),
    isCanceled: date.canceled_at !== null,
  }))
  return calendarResponse(context, dates, { name: "Events", headers: cacheablePage() })
}
