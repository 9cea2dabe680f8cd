import { oncePer } from "#app/lib/once-per.ts"
import {
  formatZonedDay,
  formatZonedTime,
  zonedDay,
  zonedTime,
} from "#supabase/functions/_shared/messages/calendar/zoned-time.ts"
import { FORMATS, KINDS } from "./filters.ts"
import type { EventRow, ListedDate } from "./queries.ts"
import type { Seats } from "./seats.ts"

type DateRow = EventRow["event_dates"][number]
type Times = { starts_at: string; ends_at: string }

/** The day in the office: on evenings in the United States, it is tomorrow already in UTC. */
export function officeDay(now: string, timeZone: string) {
  return zonedDay(now, timeZone)
}

/** Texts for a date, in the zone of the event. They are made on the server, so that phones need no time zones. */
function dateTexts({ starts_at, ends_at }: Times, timeZone: string) {
  const [start, end] = [zonedTime(starts_at, timeZone), zonedTime(ends_at, timeZone)]
  const isOneDay = zonedDay(starts_at, timeZone) === zonedDay(ends_at, timeZone)
  const until = isOneDay ? end.time : `${end.weekday.slice(0, 3)}, ${end.time}`
  return {
    weekday: start.weekday.slice(0, 3),
    day: String(start.day),
    month: start.month.slice(0, 3),
    iso: zonedDay(starts_at, timeZone),
    longDay: formatZonedDay(starts_at, timeZone),
    starts: start.time,
    ends: until,
    zone: start.zone,
    startsAt: starts_at,
    endsAt: ends_at,
    timeZone,
  }
}

function seatsIn(row: Seats): Seats {
  const { room_capacity, online_capacity, room_taken, online_taken, room_waiting, online_waiting } = row
  return { room_capacity, online_capacity, room_taken, online_taken, room_waiting, online_waiting }
}

/** One poster of the wall, made once for each cached row, so that its markup is cached as long as the row. */
export const posterView = oncePer((row: ListedDate) => {
  const { events: event } = row
  return {
    id: row.id,
    eventId: event.id,
    slug: event.slug,
    title: event.title,
    summary: event.summary,
    kind: KINDS[event.kind],
    format: FORMATS[event.format],
    where: event.format === "online" ? "By video, from anywhere" : addressLine(event),
    place: event.place ?? "By video",
    city: event.city,
    state: event.state,
    isOnline: event.format === "online",
    features: event.features,
    art: event.poster_art,
    color: event.poster_color,
    isCanceled: row.canceled_at !== null,
    needsRegistration: event.needs_registration,
    seats: seatsIn(row),
    date: dateTexts(row, event.time_zone),
    hasRecap: event.recap !== null,
    trained: event.people_trained,
    kits: event.kits_given,
  }
})

export type PosterView = ReturnType<typeof posterView>

export function addressLine({
  place,
  street,
  city,
  state,
}: Pick<EventRow, "place" | "street" | "city" | "state">) {
  return [place, street, city, state].filter(Boolean).join(", ")
}

export function dateView(row: DateRow, timeZone: string) {
  return {
    id: row.id,
    isCanceled: row.canceled_at !== null,
    seats: seatsIn(row),
    texts: dateTexts(row, timeZone),
  }
}

export type DateView = ReturnType<typeof dateView>

/** "Saturday, December 12, 2026, 7:30 PM CST" */
export const formattedTime = formatZonedTime
