import { lazy, Suspense } from "react"
import { href } from "react-router"
import { STATES } from "#app/features/account/states.ts"
import { EventPoster } from "#app/features/events/event-poster.tsx"
import { posterView } from "#app/features/events/event-view.server.ts"
import { isFiltered, readFilters } from "#app/features/events/filters.ts"
import { PastEvents } from "#app/features/events/past-events.tsx"
import { chapterNames, EVENT_TABLES, listedDates } from "#app/features/events/queries.ts"
import { useLiveSeats } from "#app/features/events/use-live-seats.ts"
import { WallFilters } from "#app/features/events/wall-filters.tsx"
import { WallHero } from "#app/features/events/wall-hero.tsx"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { pageMeta, pageOgImage, rootData } from "#app/lib/seo/page-meta.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import { EmptyState } from "#app/ui/data/empty-state.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { Route } from "./+types/list"

export const headers = cacheablePage

const PAST_SHOWN = 3

// Few visitors open the calendar, so the browser loads it on demand.
const MonthTable = import.meta.env.SSR
  ? (await import("#app/features/events/month-table.tsx")).MonthTable
  : lazy(async () => ({ default: (await import("#app/features/events/month-table.tsx")).MonthTable }))

export async function loader({ context, url }: Route.LoaderArgs) {
  const now = new Date().toISOString()
  const filters = readFilters(url.searchParams, now)
  const read = (wanted: typeof filters) =>
    cachedQuery(context, `events ${JSON.stringify(wanted)}`, EVENT_TABLES, db => listedDates(db, wanted, now))
  const none = { formats: [], features: [], kind: "" as const, state: "", chapter: "", month: "" }
  const [dates, past, chapters] = await Promise.all([
    read(filters),
    read({ ...none, isPast: true }),
    cachedQuery(context, "chapters names", EVENT_TABLES, chapterNames),
  ])
  return {
    filters,
    chapters,
    states: STATES,
    today: now.slice(0, 10),
    events: dates.map(posterView),
    past: filters.isPast ? [] : past.slice(0, PAST_SHOWN).map(posterView),
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      path: "/events",
      title: "Events",
      description:
        "Free overdose response trainings near you and online: pop-ups, bar nights, campus lessons and festivals.",
      image: pageOgImage("/events"),
    },
    rootData(matches),
  )
}

export default function EventsPage({ loaderData }: Route.ComponentProps) {
  const { filters, events, past, today, chapters, states } = loaderData
  const seats = useLiveSeats(Object.fromEntries(events.map(event => [event.id, event.seats])))
  const isWall = filters.month === "" && !filters.isPast
  const count = events.length === 0 ? "Bare wall" : `${events.length} on the wall`
  return (
    <>
      <WallHero next={isWall ? events.slice(0, 12) : []} states={states} state={filters.state} />
      <section
        className={`on-dark bg-ink pb-section text-white ${isWall && events.length > 0 ? "pt-60" : "pt-16"}`}
      >
        <div className="wrap">
          <WallFilters
            {...{ filters, today, chapters }}
            states={states}
            heading={filters.isPast ? "Off the wall" : count}
          />
          {filters.month !== "" && (
            <Suspense>
              <MonthTable {...{ filters, events, seats, today }} />
            </Suspense>
          )}
          {filters.month === "" && events.length === 0 && <NothingFits isFiltered={isFiltered(filters)} />}
          {filters.isPast && <PastEvents events={events} />}
          {isWall && events.length > 0 && (
            <ul className="grid items-start gap-x-6 gap-y-12 phone:grid-cols-2 column:grid-cols-4">
              {events.map((event, index) => (
                <EventPoster
                  key={event.id}
                  event={event}
                  seats={seats[event.id] ?? event.seats}
                  isLarge={index === 0}
                  badge={index === 0 ? "Next up" : undefined}
                />
              ))}
              <YourRoom />
            </ul>
          )}
        </div>
      </section>
      {past.length > 0 && (
        <section className="wrap py-section">
          <div className="flex flex-wrap items-end justify-between gap-4 border-ink border-b-4 pb-4">
            <h2 className="display wdth-74 text-1 uppercase leading-[0.86]">Off the wall</h2>
            <PushButton to="/events?when=past" variant="white" size="sm" iconAfter="ph:arrow-right-bold">
              All past events
            </PushButton>
          </div>
          <PastEvents events={past} />
        </section>
      )}
    </>
  )
}

function YourRoom() {
  return (
    <li className="grid content-center justify-items-start gap-3.5 self-stretch rounded-lg border-[3px] border-green-300 border-dashed p-6 phone:col-span-2">
      <h3 className="display wdth-60 text-[clamp(2.6rem,4vw,3.6rem)] text-green-300 uppercase leading-[0.84]">
        Your room here
      </h3>
      <p>All you need is a room and three people. We bring the trainer, the sprays and the snacks.</p>
      <PushButton to={href("/about/contact")} iconAfter="ph:arrow-right-bold">
        Ask us to come
      </PushButton>
    </li>
  )
}

function NothingFits({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered)
    return (
      <EmptyState
        title="Nothing fits these filters"
        className="text-ink"
        action={<PushButton to="/events">All events</PushButton>}
      >
        <p>Try fewer filters.</p>
      </EmptyState>
    )
  return (
    <EmptyState title="No events scheduled right now" className="text-ink">
      <p>We’ll post the next lesson here as soon as it has a date and a place.</p>
    </EmptyState>
  )
}
