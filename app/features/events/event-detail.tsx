import { href } from "react-router"
import { cn } from "#app/lib/theming/cn.ts"
import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import { Icon } from "#app/ui/brand/icon.tsx"
import { Poster, PosterArt } from "#app/ui/brand/poster.tsx"
import { ViewerTime } from "#app/ui/data/viewer-time.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { ShareButton } from "#app/ui/navigation/share-button.tsx"
import { artOf } from "./event-poster.tsx"
import type { DateView, PosterView } from "./event-view.server.ts"
import { FEATURES, type Feature } from "./filters.ts"
import type { Act } from "./schema.ts"

interface EventText {
  id: string
  slug: string
  title: string
  summary: string
  description: string
  directions: string | null
  place: string | null
  address: string
  street: string | null
  city: string | null
  art: string | null
  color: string | null
  isOnline: boolean
  features: readonly Feature[]
}

/** The title beside the art of the poster, and the facts of the next date. */
export function EventTitle({ event, date }: { event: EventText; date: DateView | undefined }) {
  const { art, inks } = artOf({ eventId: event.id, art: event.art, color: event.color })
  return (
    <section className="wrap pt-6">
      <p className="flex flex-wrap justify-between gap-x-6 border-white border-t-[3px] pt-3 font-bold">
        <span>{event.summary}</span>
        <span>{event.isOnline ? "Online" : event.city}</span>
      </p>
      <div className="items-end pt-3 column:grid column:grid-cols-[minmax(0,3.4fr)_minmax(0,1fr)]">
        <FittedHeadline
          as="h1"
          lines={titleLines(event.title)}
          measure={{ phone: 3, wide: 4 }}
          className="text-green-400 [&_[data-fit]:first-child:not(:last-child)]:text-white"
        />
        <div className="relative -mt-[8%] ml-auto aspect-square w-1/2 overflow-hidden rounded-full column:-mb-12 column:-ml-[6%] column:w-[106%]">
          <PosterArt art={art} inks={inks} />
        </div>
      </div>
      {date && (
        <div className="mt-6 flex flex-wrap items-center gap-x-12 gap-y-5 border-white border-t-[3px] pt-5">
          <p className="display wdth-62 flex items-center gap-[0.14em] text-[clamp(3rem,6vw,4.6rem)] text-marigold-300 uppercase leading-[0.8]">
            {date.texts.weekday} <b className="text-[1.55em] leading-[0.74]">{date.texts.day}</b>{" "}
            {date.texts.month}
          </p>
          <dl className="grid gap-x-12 gap-y-3 phone:flex">
            <Fact label="Time">
              {date.texts.starts} to {date.texts.ends} {date.texts.zone}
              <ViewerTime
                startsAt={date.texts.startsAt}
                timeZone={date.texts.timeZone}
                className="text-gray-300"
              />
            </Fact>
            <Fact label="Where">{event.isOnline ? "By video, from anywhere" : event.address}</Fact>
            <Fact label="Costs">Nothing</Fact>
          </dl>
        </div>
      )}
    </section>
  )
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-gray-300 text-small">{label}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  )
}

/** Up to three lines of about the same length. */
function titleLines(title: string) {
  const words = title.split(" ")
  if (words.length <= 2) return words
  const target = title.length / 2
  const lines = [""]
  for (const word of words) {
    if (lines.at(-1)!.length + word.length / 2 > target && lines.length < 3) lines.push(word)
    else lines[lines.length - 1] = `${lines.at(-1)} ${word}`.trim()
  }
  return lines.filter(Boolean)
}

export function Description({ event }: { event: EventText }) {
  return (
    <section className="wrap grid gap-8 py-section column:grid-cols-[7fr_5fr]">
      <div className="grid gap-4 text-lead">
        {event.description
          .split(/\n{2,}/)
          .filter(Boolean)
          .map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
      </div>
      {event.features.length > 0 && (
        <div>
          <h2 className="mb-3 text-3">What it has</h2>
          <ul className="grid gap-2 font-bold">
            {event.features.map(feature => (
              <li key={feature} className="flex items-center gap-2">
                <Icon name={FEATURES[feature].icon} /> {FEATURES[feature].label}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

export function LineUp({ acts }: { acts: readonly Act[] }) {
  if (acts.length === 0) return null
  return (
    <section className="wrap pb-section">
      <h2 className="sr-only">Running order</h2>
      <ol>
        {acts.map(({ at, name, text }) => (
          <li
            key={`${at} ${name}`}
            className="grid items-center gap-x-8 gap-y-1 border-gray-700 border-t-[1.5px] py-4 column:grid-cols-[6rem_1.2fr_1fr]"
          >
            <span className="font-mono text-marigold-300">{at}</span>
            <b
              className={cn(
                "display text-[clamp(2rem,4.4vw,4rem)] uppercase leading-[0.85]",
                name === "You" ? "wdth-130 text-green-400" : "wdth-62",
              )}
            >
              {name}
            </b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Place, directions, calendar file and sharing. The map opens in the visitor's own map program. */
export function EventWhere({ event }: { event: EventText }) {
  return (
    <section
      className="wrap grid items-center gap-x-[clamp(24px,4vw,72px)] gap-y-8 py-section column:grid-cols-[5fr_4fr]"
      aria-labelledby="where"
    >
      {!event.isOnline && <Block street={event.street} />}
      <div className="grid gap-4">
        <h2 id="where" className="text-2">
          {event.place ?? "Online"}
        </h2>
        {!event.isOnline && <p>{[event.address, event.directions].filter(Boolean).join(". ")}</p>}
        {event.isOnline && <p>You get the link to join once your spot is confirmed.</p>}
        <p className="flex flex-wrap gap-4">
          {!event.isOnline && (
            <PushButton
              href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(event.address)}`}
              variant="white"
              icon="ph:map-pin-fill"
            >
              Directions
            </PushButton>
          )}
          <PushButton href={`/events/${event.slug}.ics`} variant="white" icon="ph:calendar-plus-fill">
            Add to calendar
          </PushButton>
        </p>
        <h3 className="mt-4 font-bold">Bring someone along</h3>
        <p>
          <ShareButton />
        </p>
      </div>
    </section>
  )
}

/** A drawn street corner with the event's street name: an illustration, since we load no maps from others. */
function Block({ street }: { street: string | null }) {
  return (
    <div aria-hidden="true" className="relative overflow-hidden rounded-panel">
      <img src="/art/event-block.svg" alt="" width="640" height="420" loading="lazy" className="w-full" />
      {street && <span className="absolute bottom-[29%] left-[30.5%] font-bold text-small">{street}</span>}
    </div>
  )
}

export function MoreEvents({ events }: { events: readonly PosterView[] }) {
  if (events.length === 0) return null
  return (
    <section className="wrap pb-section">
      <h2 className="mb-6 text-2">More events</h2>
      <ul className="grid grid-cols-2 gap-5 column:grid-cols-4">
        {events.map(event => (
          <li key={event.id}>
            <Poster
              to={href("/events/:event", { event: event.slug })}
              id={event.eventId}
              title={event.title}
              place={event.city ?? "Online"}
              date={event.date}
              art={artOf(event).art}
              inks={artOf(event).inks}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
