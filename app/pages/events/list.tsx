import { lazy, Suspense } from "react"
import { officeDay, posterView } from "#app/features/events/event-view.server.ts"
import {
  choosesPlace,
  type Filters,
  isFiltered,
  readFilters,
  withoutChoices,
} from "#app/features/events/filters.ts"
import { nearAction } from "#app/features/events/near.server.ts"
import { PastEvents } from "#app/features/events/past-events.tsx"
import { chapterNames, datesFrom, EVENT_TABLES, listedDates } from "#app/features/events/queries.ts"
import { useLiveSeats } from "#app/features/events/use-live-seats.ts"
import { WallFilters } from "#app/features/events/wall-filters.tsx"
import { WallHero } from "#app/features/events/wall-hero.tsx"
import { WallPosters } from "#app/features/events/wall-posters.tsx"
import { STATES } from "#app/lib/format/states.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { pageMeta, pageOgImage, rootData } from "#app/lib/seo/page-meta.ts"
import { officeTimeZone } from "#app/lib/staff/office-time.server.ts"
import { visitorState } from "#app/lib/state/visitor-state.server.ts"
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
  const timeZone = await cachedQuery(context, "office time zone", ["site_settings"], officeTimeZone)
  const today = officeDay(now, timeZone)
  const filters = readFilters(url.searchParams, today)
  const first = choosesPlace(filters) ? null : (await visitorState(context)).state
  const read = (wanted: Filters, size?: number) =>
    cachedQuery(context, `events ${size} ${JSON.stringify(wanted)}`, EVENT_TABLES, db =>
      listedDates(db, wanted, now, size),
    )
  const [dates, past, chapters] = await Promise.all([
    first ? readFrom(context, first, filters, now) : read(filters),
    filters.isPast ? [] : read(withoutChoices({ isPast: true, month: "" }), PAST_SHOWN),
    cachedQuery(context, "chapters names", EVENT_TABLES, chapterNames),
  ])
  return {
    filters,
    first,
    chapters,
    states: STATES,
    today,
    events: dates.map(posterView),
    past: past.map(posterView),
  }
}

function readFrom(context: Route.LoaderArgs["context"], state: string, filters: Filters, now: string) {
  return cachedQuery(context, `events from ${state} ${JSON.stringify(filters)}`, EVENT_TABLES, db =>
    datesFrom(db, state, filters, now),
  )
}

export async function action({ request, url }: Route.ActionArgs) {
  return nearAction(url, await readForm(request))
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
  const { filters, first, events, past, today, chapters, states } = loaderData
  const seats = useLiveSeats(Object.fromEntries(events.map(event => [event.id, event.seats])))
  const isWall = filters.month === "" && !filters.isPast
  const count = events.length === 0 ? "Bare wall" : `${events.length} on the wall`
  return (
    <>
      <WallHero next={isWall ? events.slice(0, 12) : []} seats={seats} />
      <section
        id="wall"
        className={`on-dark bg-ink pb-section text-white ${isWall && events.length > 0 ? "pt-68" : "pt-16"}`}
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
          {isWall && events.length > 0 && <WallPosters {...{ events, seats, first }} near={filters.near} />}
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
