import { href } from "react-router"
import { formatInteger } from "#app/lib/format/numbers.ts"
import { PosterArt } from "#app/ui/brand/poster.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { artOf } from "./event-poster.tsx"
import type { PosterView } from "./event-view.server.ts"

/** Events that are over, with what came of them. */
export function PastEvents({ events }: { events: readonly PosterView[] }) {
  return (
    <ul>
      {events.map(event => {
        const { art, inks } = artOf(event)
        return (
          <li
            key={event.id}
            className="grid grid-cols-[auto_1fr] items-center gap-x-8 gap-y-2 border-gray-300 border-b-[1.5px] py-4 column:grid-cols-[auto_1.4fr_1fr_auto_auto]"
          >
            <span className="relative block size-18 overflow-hidden rounded">
              <PosterArt art={art} inks={inks} />
            </span>
            <h3 className="display wdth-62 text-[clamp(1.6rem,2.6vw,2.4rem)] uppercase leading-[0.9]">
              {event.title}
            </h3>
            <p className="text-small max-column:col-span-2">
              <time dateTime={event.date.startsAt}>{event.date.longDay}</time>
              <br />
              {event.where}
            </p>
            <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 column:contents">
              <dl className="flex gap-6">
                <Figure label="trained" value={event.trained} />
                <Figure label="kits given" value={event.kits} />
              </dl>
              <Link
                to={href("/events/:event", { event: event.slug })}
                className="font-bold"
                aria-label={`${event.hasRecap ? "Read the recap" : "View the event"}: ${event.title}`}
              >
                {event.hasRecap ? "Read the recap" : "View the event"}
              </Link>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function Figure({ label, value }: { label: string; value: number | null }) {
  if (value === null) return null
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-small">{label}</dt>
      <dd className="display wdth-62 text-[1.8rem] leading-none">{formatInteger(value)}</dd>
    </div>
  )
}
