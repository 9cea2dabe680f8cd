import { lazy, Suspense } from "react"
import { data } from "react-router"
import {
  Description,
  EventTitle,
  EventWhere,
  LineUp,
  MoreEvents,
} from "#app/features/events/event-detail.tsx"
import { eventThing } from "#app/features/events/event-thing.ts"
import { addressLine, type DateView, dateView, posterView } from "#app/features/events/event-view.server.ts"
import { readFilters } from "#app/features/events/filters.ts"
import { EVENT_TABLES, eventBySlug, listedDates, ownRegistrations } from "#app/features/events/queries.ts"
import { registerAction } from "#app/features/events/register.server.ts"
import { RegisterForm } from "#app/features/events/register-form.tsx"
import { lineUpSchema, questionsSchema, takeHomeSchema } from "#app/features/events/schema.ts"
import { seriesText } from "#app/features/events/series-text.ts"
import { useLiveSeats } from "#app/features/events/use-live-seats.ts"
import { getClaims, supabase } from "#app/lib/auth/session/request-session.server.ts"
import { takeFlash } from "#app/lib/forms/flash.server.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
import { configOf } from "#app/lib/seo/site-config.ts"
import { breadcrumbs } from "#app/lib/seo/structured-data.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { PictureFigure } from "#app/ui/pictures/picture-figure.tsx"
import type { Route } from "./+types/detail"

// Below the fold, so the browser loads it on demand.
const TakeHome = import.meta.env.SSR
  ? (await import("#app/features/events/take-home.tsx")).TakeHome
  : lazy(async () => ({ default: (await import("#app/features/events/take-home.tsx")).TakeHome }))

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const now = new Date().toISOString()
  const event = await cachedQuery(context, `events ${params.event}`, EVENT_TABLES, db =>
    eventBySlug(db, params.event),
  )
  if (!event) throwNotFound({ url })
  const all = readFilters(new URLSearchParams(), now)
  const next = await cachedQuery(context, `events ${JSON.stringify(all)}`, EVENT_TABLES, db =>
    listedDates(db, all, now),
  )
  const dates = event.event_dates.map(date => dateView(date, event.time_zone))
  const upcoming = dates.filter(
    date => date.texts.endsAt > now && Date.parse(date.texts.endsAt) > Date.parse(now),
  )
  const member = getClaims(context)?.sub
  const registrations = member
    ? await ownRegistrations(
        supabase(context),
        member,
        dates.map(({ id }) => id),
      )
    : []
  const flash = takeFlash(context)
  return data(
    {
      event: {
        id: event.id,
        slug: event.slug,
        title: event.title,
        summary: event.summary,
        description: event.description,
        directions: event.directions,
        place: event.place,
        address: addressLine(event),
        street: event.street?.replace(/^\d+\s+/, "") ?? null,
        art: event.poster_art,
        color: event.poster_color,
        city: event.city,
        isOnline: event.format === "online",
        format: event.format,
        features: event.features,
        needsRegistration: event.needs_registration,
        isCanceled: event.status === "canceled",
        recap: event.recap,
        picture: event.pictures,
        questions: questionsSchema.parse(event.questions),
        lineUp: lineUpSchema.parse(event.line_up),
        takeHome: takeHomeSchema.parse(event.take_home),
        series:
          event.series_rule &&
          event.series_start &&
          seriesText(
            event.series_rule,
            event.series_start,
            event.series_skips.filter(day => day >= now.slice(0, 10)),
          ),
      },
      dates,
      upcoming: upcoming.filter(({ isCanceled }) => !isCanceled),
      registrations,
      isMember: member !== undefined,
      more: next
        .filter(({ events }) => events.id !== event.id)
        .slice(0, 4)
        .map(posterView),
      flash,
    },
    { headers: flash ? { "Cache-Control": "private, no-store" } : cacheablePage() },
  )
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return registerAction(context, url.pathname, await readForm(request))
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const root = rootData(matches)
  const event = loaderData?.event
  if (!event || !root) return pageMeta({ path: location.pathname, title: event?.title }, root)
  const config = configOf(root)
  const path = `/events/${event.slug}`
  const trail = [
    { name: "Events", path: "/events" },
    { name: event.title, path },
  ]
  const image = `/og/event/${event.slug}.png`
  const things = loaderData.dates.map(({ isCanceled, texts }) =>
    eventThing({ ...event, path, image, isCanceled, startsAt: texts.startsAt, endsAt: texts.endsAt }, config),
  )
  return pageMeta(
    {
      path,
      title: event.title,
      description: `${event.summary}. ${whenAndWhere(event, loaderData.dates)}`,
      image,
      things: [...things, breadcrumbs(trail, config)],
    },
    root,
  )
}

function whenAndWhere({ isOnline, address }: { isOnline: boolean; address: string }, [first]: DateView[]) {
  return [first?.texts.longDay, isOnline ? "by video" : address, "free of charge."].filter(Boolean).join(", ")
}

export default function EventPage({ loaderData }: Route.ComponentProps) {
  const { event, dates, upcoming, registrations, isMember, more, flash } = loaderData
  const seats = useLiveSeats(Object.fromEntries(upcoming.map(date => [date.id, date.seats])))
  return (
    <>
      <EventTitle event={event} date={upcoming[0] ?? dates.at(-1)} />
      <section className="wrap grid gap-5 pt-10" id="spot">
        <FlashMessage flash={flash} />
        {event.isCanceled && <Callout tone="urgent">This event is canceled.</Callout>}
        {!event.isCanceled && upcoming.length === 0 && !event.recap && <Callout>This event is over.</Callout>}
        {upcoming.length > 0 && event.needsRegistration && !event.isCanceled && (
          <RegisterForm
            {...{ seats, isMember, registrations }}
            dates={upcoming}
            questions={event.questions}
            series={event.series}
            slug={event.slug}
          />
        )}
        {upcoming.length > 0 && !event.needsRegistration && (
          <Callout>{event.series && `${event.series}. `}Walk up. You don’t need a ticket.</Callout>
        )}
      </section>
      {event.recap && (
        <section className="wrap pt-section">
          <h2 className="mb-4 text-2">How it went</h2>
          <p className="max-w-reading text-lead">{event.recap}</p>
        </section>
      )}
      {event.picture && (
        <PictureFigure
          picture={event.picture}
          sizes="(width >= 1280px) 1200px, 94vw"
          shape="aspect-16/9 column:aspect-2/1"
          className="wrap pt-section"
        />
      )}
      <Description event={event} />
      <LineUp acts={event.lineUp} />
      {event.takeHome.length > 0 && (
        <Suspense>
          <TakeHome things={event.takeHome} />
        </Suspense>
      )}
      <EventWhere event={event} />
      <MoreEvents events={more} />
    </>
  )
}
