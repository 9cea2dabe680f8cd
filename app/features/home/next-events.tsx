import { href } from "react-router"
import { Poster } from "#app/ui/brand/poster.tsx"
import type { Art, Inks } from "#app/ui/brand/poster-art.ts"

export interface NextEvent {
  id: string
  eventId: string
  slug: string
  title: string
  summary: string
  place: string
  art: Art
  inks: Inks
  date: { weekday: string; day: string; month: string; starts: string }
}

/** The next dates as posters; on phones they stand in a row that scrolls. */
export function NextEvents({ events }: { events: readonly NextEvent[] }) {
  return (
    <ul
      aria-label="Next events"
      className="mb-[clamp(36px,4.4vw,64px)] grid gap-[clamp(20px,2.8vw,44px)] max-column:-mx-gutter max-column:snap-x max-column:snap-mandatory max-column:auto-cols-[74vw] max-column:grid-flow-col max-column:overflow-x-auto max-column:px-gutter max-column:py-4 column:grid-cols-3"
    >
      {events.map(({ id, eventId, slug, title, summary, place, art, inks, date }) => (
        <li key={id} className="snap-center">
          <Poster
            to={href("/events/:event", { event: slug })}
            id={eventId}
            {...{ title, summary, art, inks, date }}
            place={`${place}, ${date.starts}`}
          />
        </li>
      ))}
    </ul>
  )
}
