import { href } from "react-router"
import { CachedFragment } from "#app/lib/rendering/fragment-cache.tsx"
import { cn } from "#app/lib/theming/cn.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { EventPoster, SPANS } from "./event-poster.tsx"
import type { PosterView } from "./event-view.server.ts"
import { type Shape, wallShapes } from "./poster-shapes.ts"
import type { Seats } from "./seats.ts"

interface Props {
  events: readonly PosterView[]
  seats: Readonly<Record<string, Seats>>
}

interface WallProps extends Props {
  /** The state in which the visitor looks for events; empty if they look everywhere. */
  near: string
  /** The visitor's own state, whose events come first; null if it is not known or another place is asked for. */
  first: string | null
}

export function WallPosters({ near, first, ...wall }: WallProps) {
  if (near) return <NearPosters {...wall} state={near} />
  // Events online have no state.
  const inState = first === null ? [] : wall.events.filter(({ state }) => state === first)
  const elsewhere = wall.events.filter(({ state }) => state !== first)
  if (inState.length === 0 || elsewhere.length === 0) return <Wall {...wall} firstBadge="Next up" hasRoom />
  return (
    <div className="grid gap-12">
      <section className="grid gap-6" aria-labelledby="in-state">
        <h3 id="in-state" className="text-2">
          In {first}
        </h3>
        <Wall seats={wall.seats} events={inState} firstBadge="Near you" hasRoom />
      </section>
      <section className="grid gap-6" aria-labelledby="elsewhere">
        <h3 id="elsewhere" className="text-2">
          Everywhere else
        </h3>
        <Wall seats={wall.seats} events={elsewhere} />
      </section>
    </div>
  )
}

/** The dates in the visitor's state, then those that work from anywhere. */
function NearPosters({ events, seats, state }: Props & { state: string }) {
  const [inRoom, online] = [events.filter(event => !event.isOnline), events.filter(event => event.isOnline)]
  return (
    <div className="grid gap-12">
      <section className="grid gap-6" aria-labelledby="in-state">
        <h3 id="in-state" className="text-2">
          In {state}
        </h3>
        {inRoom.length === 0 && <p>No room is set in {state} right now. Invite us to yours.</p>}
        <Wall {...{ seats }} events={inRoom} firstBadge="Near you" hasRoom />
      </section>
      {online.length > 0 && (
        <section className="grid gap-6" aria-labelledby="online">
          <h3 id="online" className="text-2">
            Online, from anywhere
          </h3>
          <Wall {...{ seats }} events={online} />
        </section>
      )}
    </div>
  )
}

/** With a badge, the first poster is large. */
function Wall({
  events,
  seats,
  firstBadge,
  hasRoom = false,
}: Props & { firstBadge?: string; hasRoom?: boolean }) {
  const { posters, room } = wallShapes(events.length, { hasLarge: firstBadge !== undefined, hasRoom })
  return (
    <ul className="grid items-start gap-x-[clamp(20px,2.2vw,32px)] gap-y-9 column:grid-cols-2 column:gap-y-[clamp(40px,4vw,60px)] nav:grid-cols-4">
      {events.map((event, index) => {
        const poster = {
          seats: seats[event.id] ?? event.seats,
          shape: posters[index]!,
          badge: index === 0 ? firstBadge : undefined,
        }
        return (
          <CachedFragment key={event.id} name={JSON.stringify(poster)} of={event}>
            <EventPoster event={event} {...poster} />
          </CachedFragment>
        )
      })}
      {room && <YourRoom shape={room} />}
    </ul>
  )
}

function YourRoom({ shape }: { shape: Shape }) {
  return (
    <li
      className={cn(
        "grid content-center justify-items-start gap-3.5 self-stretch rounded-lg border-[3px] border-green-300 border-dashed p-6",
        SPANS[shape],
      )}
    >
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
