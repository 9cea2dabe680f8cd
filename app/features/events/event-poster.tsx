import { href } from "react-router"
import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { PosterArt } from "#app/ui/brand/poster.tsx"
import { type Art, INKS, posterOf } from "#app/ui/brand/poster-art.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import type { PosterView } from "./event-view.server.ts"
import { FEATURES } from "./filters.ts"
import type { Shape } from "./poster-shapes.ts"
import { type Seats, seatsLabel } from "./seats.ts"
import { BareEdge, TearOffTabs } from "./tear-off.tsx"

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
  shape: Shape
  badge?: string
}

/** Columns and rows of the wall's grid. */
export const SPANS: Record<Shape, string> = {
  large: "column:col-span-2 column:self-stretch nav:row-span-2",
  wide: "column:col-span-2",
  small: "",
  full: "column:col-span-full",
}

const ART_HEIGHTS: Record<Shape, string> = {
  large: "min-h-80 flex-1 column:min-h-[420px]",
  wide: "column:aspect-[2.06/0.86]",
  small: "column:aspect-[1/0.86]",
  full: "column:aspect-[4.2/0.86]",
}

const TABS: Record<Shape, number> = { large: 16, wide: 14, small: 8, full: 16 }

const STAPLES =
  "before:absolute before:top-2 before:left-3.5 before:z-1 before:h-1.5 before:w-5.5 before:-rotate-6 before:rounded-xs before:bg-gray-300 after:absolute after:top-2 after:right-4 after:z-1 after:h-1.5 after:w-5.5 after:rotate-6 after:rounded-xs after:bg-gray-300"

/** An event on the wall: art, date, facts, the seats in words and as tabs. On phones only the large one is upright. */
export function EventPoster({ event, seats, shape, badge }: Props) {
  const isLarge = shape === "large"
  const { art, inks, color, tilt } = artOf(event)
  const seed = Number.parseInt(event.id.slice(0, 6), 16)
  return (
    <li
      id={`date-${event.id}`}
      className={cn(
        "relative flex scroll-mt-6 flex-col transition-[rotate,translate] duration-300 hover:-translate-y-1.5 hover:rotate-0",
        tilt,
        STAPLES,
        SPANS[shape],
      )}
    >
      <Link
        to={href("/events/:event", { event: event.slug })}
        className={cn(
          "ring-inside flex-1 rounded-t-poster bg-white text-ink no-underline",
          isLarge ? "flex flex-col" : "grid grid-cols-[112px_minmax(0,1fr)] column:flex column:flex-col",
        )}
      >
        <span className={cn("relative block overflow-hidden rounded-t-poster", ART_HEIGHTS[shape])}>
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
      {event.needsRegistration && !event.isCanceled ? (
        <TearOffTabs
          {...{ seats, color, seed, isLarge }}
          tabs={TABS[shape]}
          label={`${event.date.month} ${event.date.day}`}
        />
      ) : (
        <BareEdge color={color} />
      )}
    </li>
  )
}

function DateBlock({ date, isLarge }: { date: PosterView["date"]; isLarge: boolean }) {
  return (
    <span
      className={cn(
        "display wdth-60 absolute grid rounded-md bg-ink px-[0.22em] pt-[0.17em] pb-[0.14em] text-center text-white uppercase leading-[0.76]",
        isLarge
          ? "top-7 right-6 text-[clamp(4.4rem,7.4vw,7rem)]"
          : "top-6 right-3 text-[3.3rem] max-column:left-3 column:right-4",
      )}
    >
      <small className="wdth-110 text-[0.3em] leading-[1.25]">{date.weekday}</small>
      {date.day}
      <small className="wdth-110 text-[0.3em] leading-[1.25]">{date.month}</small>
    </span>
  )
}

function PosterText({ event, seats, isLarge }: Pick<Props, "event" | "seats"> & { isLarge: boolean }) {
  const { date } = event
  return (
    <span
      className={cn(
        "grid content-start",
        isLarge ? "gap-3 px-7 pt-6 pb-5" : "gap-2 px-3.5 pt-4 pb-3.5 column:px-4.5 column:pt-4.5 column:pb-4",
      )}
    >
      <span className="font-bold text-[0.875rem]">
        {event.kind} <span aria-hidden="true">/</span> {event.format}
      </span>
      <h3
        className={cn(
          "display wdth-58 break-words uppercase leading-[0.84]",
          isLarge
            ? "text-[clamp(3rem,16.5vw,6.6rem)] column:text-[clamp(3.4rem,7.2vw,6.6rem)]"
            : "text-[2.3rem] nav:text-[clamp(2.1rem,3vw,2.75rem)]",
        )}
      >
        {event.title}
      </h3>
      <span className={isLarge ? "text-lead" : "leading-snug max-column:hidden"}>{event.summary}</span>
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
      <span
        className={cn(
          "mt-1.5 border-ink border-t-2 border-dashed pt-3",
          isLarge ? "-mx-7 px-7" : "-mx-3.5 px-3.5 column:-mx-4.5 column:px-4.5",
        )}
      >
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
