import { href } from "react-router"
import { Poster } from "#app/ui/brand/poster.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { artOf, SeatsText } from "./event-poster.tsx"
import type { PosterView } from "./event-view.server.ts"
import { useLiveSeats } from "./use-live-seats.ts"

interface Props {
  dates: readonly PosterView[]
  /** How many of the dates are posters; the others are lines of text. */
  posters: number
  className: string
}

/** The next dates of a chapter, with the seats that are left. */
export function ChapterDates({ dates, posters, className }: Props) {
  const seats = useLiveSeats(Object.fromEntries(dates.map(date => [date.id, date.seats])))
  return (
    <ul className={className}>
      {dates.map((event, index) => (
        <li key={event.id} className="grid min-w-0 content-start gap-2">
          {index < posters ? <DatePoster event={event} /> : <DateLine event={event} />}
          <p className="text-small">
            <SeatsText event={event} seats={seats[event.id] ?? event.seats} />
          </p>
        </li>
      ))}
    </ul>
  )
}

function DatePoster({ event: { slug, eventId, title, place, date, art, color } }: { event: PosterView }) {
  const own = artOf({ eventId, art, color })
  return (
    <Poster
      to={href("/events/:event", { event: slug })}
      id={eventId}
      title={title}
      place={`${place}, ${date.starts} ${date.zone}`}
      date={date}
      art={own.art}
      inks={own.inks}
    />
  )
}

function DateLine({ event: { slug, title, place, date } }: { event: PosterView }) {
  return (
    <div className="border-ink border-t-2 pt-2.5">
      <Link to={href("/events/:event", { event: slug })} className="wrap-anywhere font-bold underline">
        {title}
      </Link>
      <p className="text-small">
        <time dateTime={date.startsAt}>
          {date.weekday}, {date.month} {date.day}, {date.starts}
        </time>{" "}
        {date.zone}, {place}
      </p>
    </div>
  )
}
