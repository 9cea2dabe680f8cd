import { href } from "react-router"
import { MONTHS } from "#app/lib/format/dates.ts"
import { cn } from "#app/lib/theming/cn.ts"
import { PosterArt } from "#app/ui/brand/poster.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { artOf } from "./event-poster.tsx"
import type { PosterView } from "./event-view.server.ts"
import { type Seats, shortSeats } from "./seats.ts"

interface Props {
  /** Null before the first day of the month and after its last. */
  day: string | null
  events: readonly PosterView[]
  seats: Readonly<Record<string, Seats>>
  today: string
}

/** A day of the calendar: the art of its first event behind the names of all of them. */
export function MonthDay({ day, events, seats, today }: Props) {
  if (day === null) return <td />
  const isToday = day === today
  return (
    <td className="p-0">
      <div className="relative h-12 overflow-hidden rounded bg-green-900 column:h-36">
        {events[0] && <PosterArt art={artOf(events[0]).art} inks={artOf(events[0]).inks} />}
        <span
          className={cn(
            "display wdth-62 relative inline-block rounded-[4px] px-1 pt-1.5 pb-1 text-[1.1rem] leading-none column:m-1 column:px-1.5 column:text-[1.6rem]",
            events.length > 0 ? "bg-ink text-white" : "text-gray-300",
          )}
        >
          {events.length > 0 && <DayLink day={day} />}
          <time dateTime={day} className={cn(events.length > 0 && "max-column:hidden")}>
            <DayName day={day} />
          </time>
        </span>
        {isToday && <Today />}
        <DayEvents {...{ events, seats }} isOver={day < today} />
      </div>
    </td>
  )
}

function Today() {
  return (
    <>
      <span className="pointer-events-none absolute inset-0 z-1 rounded shadow-[inset_0_0_0_3px_var(--color-green-300)]" />
      <span className="absolute top-2.5 right-2.5 rounded-[4px] bg-ink px-1.5 font-bold text-green-300 text-small max-column:sr-only">
        Today
      </span>
    </>
  )
}

/** On phones, a day leads to its events in the list below. */
function DayLink({ day }: { day: string }) {
  return (
    <a
      href={`#on-${day}`}
      className="text-white no-underline after:absolute after:top-0 after:left-0 after:size-12 column:hidden"
    >
      <DayName day={day} />
    </a>
  )
}

function DayName({ day }: { day: string }) {
  return (
    <>
      <span className="sr-only">{MONTHS[Number(day.slice(5, 7)) - 1]} </span>
      {Number(day.slice(8))}
    </>
  )
}

function DayEvents({ events, seats, isOver }: Pick<Props, "events" | "seats"> & { isOver: boolean }) {
  if (events.length === 0) return null
  return (
    <ul
      className={cn(
        "absolute inset-x-0 bottom-0 max-column:hidden",
        events.length > 1 && "max-h-25 overflow-y-auto",
      )}
    >
      {events.map(event => (
        <li key={event.id}>
          <Link
            to={href("/events/:event", { event: event.slug })}
            className={cn(
              "ring-inside grid gap-0.5 border-ink border-t-[1.5px] bg-white px-2 py-1 text-ink text-small no-underline leading-tight",
              // The whole day leads to its only event.
              events.length === 1 &&
                "before:absolute before:bottom-full before:left-0 before:h-36 before:w-full",
            )}
          >
            <b className="wdth-66 break-words font-black font-display text-[1.1rem] uppercase leading-none">
              {event.title}
            </b>
            <span className="flex flex-wrap justify-between gap-x-2">
              <span>
                {event.date.starts} {event.date.zone}
              </span>
              <b>{shortSeats(event, seats[event.id] ?? event.seats, isOver)}</b>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
