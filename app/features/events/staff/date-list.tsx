import { href } from "react-router"
import { Link } from "#app/ui/navigation/link.tsx"
import { formatZonedTime, wallClock } from "#supabase/functions/_shared/messages/calendar/zoned-time.ts"
import type { StaffDate, StaffEvent } from "./queries.ts"

/** The dates of an event, each with a link to its own page. */
export function DateList({ event, now }: { event: StaffEvent; now: number }) {
  if (event.event_dates.length === 0) return <p>No dates yet.</p>
  return (
    <ul className="grid gap-3">
      {event.event_dates.map(date => (
        <li key={date.id}>
          <Link
            to={href("/staff/events/:event/dates/:id", { event: event.id, id: date.id })}
            className="font-bold underline"
          >
            {formatZonedTime(date.starts_at, event.time_zone)}
          </Link>
          <span className="block text-gray-700 text-small">
            {stateOf(date, now)}
            {event.series && exceptionOf(date, event.time_zone)}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What the series does not change. */
function exceptionOf({ occurrence, starts_at, canceled_at }: StaffDate, timeZone: string) {
  if (canceled_at) return ""
  if (occurrence === null) return ". Not in the series"
  const { day, time } = wallClock(starts_at, timeZone)
  return occurrence.startsWith(`${day}T${time}`) ? "" : ". Moved by hand"
}

function stateOf(date: StaffDate, now: number) {
  if (date.canceled_at) return "Canceled"
  const seats = seatsOf(date) || "No registration"
  return Date.parse(date.ends_at) <= now ? `Over. ${seats}` : seats
}

/** "12 of 40 in the room, 3 waiting; 5 of 100 online" */
export function seatsOf(date: StaffDate) {
  return [
    seatsText(date.room_capacity, date.room_taken, date.room_waiting, "in the room"),
    seatsText(date.online_capacity, date.online_taken, date.online_waiting, "online"),
  ]
    .filter(Boolean)
    .join("; ")
}

function seatsText(capacity: number | null, taken: number, waiting: number, where: string) {
  if (capacity === null) return ""
  return `${taken} of ${capacity} ${where}${waiting > 0 ? `, ${waiting} waiting` : ""}`
}
