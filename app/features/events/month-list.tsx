import { href } from "react-router"
import { Link } from "#app/ui/navigation/link.tsx"
import type { PosterView } from "./event-view.server.ts"
import { type Seats, shortSeats } from "./seats.ts"

interface Props {
  events: readonly PosterView[]
  seats: Readonly<Record<string, Seats>>
  today: string
}

/** The events of a month below its table, for phones. */
export function MonthList({ events, seats, today }: Props) {
  return (
    <ul className="mt-6 border-gray-700 border-t-[1.5px] empty:hidden column:hidden">
      {events.map(({ date, ...event }, index) => (
        <li
          key={event.id}
          // A day leads to its first event.
          id={events[index - 1]?.date.iso === date.iso ? undefined : `on-${date.iso}`}
          className="scroll-mt-6 border-gray-700 border-b-[1.5px]"
        >
          <Link
            to={href("/events/:event", { event: event.slug })}
            className="grid grid-cols-[4.2rem_1fr_auto] items-center gap-x-3 py-3 no-underline"
          >
            <span className="font-bold text-marigold-300">
              {date.weekday} {date.day}
            </span>
            <span>
              <b className="display wdth-62 block break-words text-[1.5rem] uppercase leading-[0.95]">
                {event.title}
              </b>
              <span className="text-gray-300 text-small">
                {date.starts} {date.zone}
              </span>
            </span>
            <span>{shortSeats(event, seats[event.id] ?? event.seats, date.iso < today)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
