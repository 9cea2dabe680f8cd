import { href } from "react-router"
import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { PosterArt } from "#app/ui/brand/poster.tsx"
import { type Art, INKS, posterOf } from "#app/ui/brand/poster-art.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import type { PosterView } from "./event-view.server.ts"
import { FEATURES } from "./filters.ts"
import { type Seats, seatsLabel } from "./seats.ts"
import { TearOffTabs } from "./tear-off.tsx"

const COLORS = ["air", "marigold", "green", "siren", "night"]

/** Art and inks of an event: those that staff chose, otherwise by its id. */
export function artOf({ eventId, art, color }: Pick<PosterView, "eventId" | "art" | "color">) {
  const defaults = posterOf(eventId)
  const inks = color ? INKS[COLORS.indexOf(color)]! : defaults.inks
  return {
    art: (art as Art | null) ?? defaults.art,
    inks,
    color: COLORS[INKS.indexOf(inks)]!,
    tilt: defaults.tilt,
  }
}

interface Props {
  event: PosterView
  seats: Seats
  isLarge?: boolean
  badge?: string
}

/** An event on the wall: art, date, facts, the seats in words and as tabs. */
export function EventPoster({ event, seats, isLarge, badge }: Props) {
  const { art, inks, color, tilt } = artOf(event)
  const seed = Number.parseInt(event.id.slice(0, 6), 16)
  return (
    <li
      id={`date-${event.id}`}
      className={cn(
        "relative flex scroll-mt-6 flex-col transition-[rotate,translate] duration-300 hover:-translate-y-1.5 hover:rotate-0",
        tilt,
        isLarge && "column:col-span-2 column:row-span-2",
      )}
    >
      <Link
        to={href("/events/:event", { event: event.slug })}
        className="ring-inside flex flex-1 flex-col rounded-t-poster bg-white text-ink no-underline"
      >
        <span
          className={cn(
            "relative block overflow-hidden rounded-t-poster",
            isLarge ? "min-h-64 flex-1 column:min-h-[420px]" : "aspect-[1/0.86]",
          )}
        >
          <PosterArt art={art} inks={inks} />
          <DateBlock date={event.date} isLarge={isLarge} />
          {badge && (
            <span className="absolute top-7 left-6 flex items-center gap-1.5 rounded-lg bg-white px-3 py-1.5 font-bold">
              <Icon name="ph:map-pin-fill" /> {badge}
            </span>
          )}
        </span>
        <PosterText event={event} seats={seats} isLarge={isLarge} />
      </Link>
      {event.needsRegistration && !event.isCanceled && (
        <TearOffTabs
          {...{ seats, color, seed, isLarge }}
          tabs={isLarge ? 16 : 8}
          label={`${event.date.month} ${event.date.day}`}
        />
      )}
    </li>
  )
}

function DateBlock({ date, isLarge }: { date: PosterView["date"]; isLarge?: boolean }) {
  return (
    <span
      className={cn(
        "display wdth-60 absolute top-5 right-4 grid rounded-md bg-ink px-[0.22em] pt-[0.17em] pb-[0.14em] text-center text-white uppercase leading-[0.76]",
        isLarge ? "text-[clamp(4.4rem,7.4vw,7rem)]" : "text-[3.3rem]",
      )}
    >
      <small className="wdth-110 text-[0.3em] leading-[1.25]">{date.weekday}</small>
      {date.day}
      <small className="wdth-110 text-[0.3em] leading-[1.25]">{date.month}</small>
    </span>
  )
}

function PosterText({ event, seats, isLarge }: Pick<Props, "event" | "seats" | "isLarge">) {
  const { date } = event
  return (
    <span
      className={cn(
        "grid content-start gap-2 px-4.5 pt-4.5 pb-4",
        isLarge && "column:gap-3 column:px-7 column:pt-6",
      )}
    >
      <span className="font-bold text-[0.875rem]">
        {event.kind} <span aria-hidden="true">/</span> {event.format}
      </span>
      <h3
        className={cn(
          "display wdth-58 break-words uppercase leading-[0.84]",
          isLarge ? "text-[clamp(3rem,7.2vw,6.6rem)]" : "text-[clamp(2.1rem,3vw,2.75rem)]",
        )}
      >
        {event.title}
      </h3>
      <span className={isLarge ? "text-lead" : "leading-snug"}>{event.summary}</span>
      <span className="text-gray-700 text-small">
        {event.where}
        <br />
        <time dateTime={date.startsAt}>
          {date.weekday}, {date.month} {date.day}
        </time>
        , {date.starts} to {date.ends} {date.zone}
      </span>
      {event.features.length > 0 && (
        <span className="flex flex-wrap gap-x-3 gap-y-1 font-semibold text-[0.875rem]">
          {event.features.map(feature => (
            <span key={feature} className="inline-flex items-center gap-1">
              <Icon name={FEATURES[feature].icon} /> {FEATURES[feature].label}
            </span>
          ))}
        </span>
      )}
      <span className="mt-1.5 border-ink border-t-2 border-dashed pt-3">
        <SeatsText event={event} seats={seats} />
      </span>
    </span>
  )
}

export function SeatsText({
  event,
  seats,
}: {
  event: Pick<PosterView, "isCanceled" | "needsRegistration">
  seats: Seats
}) {
  if (event.isCanceled) return <b className="text-siren-700">Canceled</b>
  const label = seatsLabel(seats)
  if (!event.needsRegistration || !label)
    return (
      <>
        <b className="wdth-84 font-display text-[1.25rem]">Walk up.</b> No ticket needed
      </>
    )
  return (
    <>
      <b className="wdth-84 font-display text-[1.25rem]">{label.strong}</b> {label.rest}
    </>
  )
}
