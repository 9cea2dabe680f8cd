import { href } from "react-router"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { EventPoster } from "./event-poster.tsx"
import type { PosterView } from "./event-view.server.ts"
import type { Seats } from "./seats.ts"

interface Props {
  events: readonly PosterView[]
  seats: Readonly<Record<string, Seats>>
}

export function Posters({ events, seats }: Props) {
  return (
    <Grid>
      <PosterItems {...{ events, seats }} firstBadge="Next up" />
      <YourRoom />
    </Grid>
  )
}

/** The dates in the visitor's state, then those that work from anywhere. */
export function NearPosters({ events, seats, state }: Props & { state: string }) {
  const [inRoom, online] = [events.filter(event => !event.isOnline), events.filter(event => event.isOnline)]
  return (
    <div className="grid gap-12">
      <section className="grid gap-6" aria-labelledby="in-state">
        <h3 id="in-state" className="text-2">
          In {state}
        </h3>
        {inRoom.length === 0 && <p>No room is set in {state} right now. Invite us to yours.</p>}
        <Grid>
          <PosterItems {...{ seats }} events={inRoom} firstBadge="Near you" />
          <YourRoom />
        </Grid>
      </section>
      {online.length > 0 && (
        <section className="grid gap-6" aria-labelledby="online">
          <h3 id="online" className="text-2">
            Online, from anywhere
          </h3>
          <Grid>
            <PosterItems {...{ seats }} events={online} />
          </Grid>
        </section>
      )}
    </div>
  )
}

function Grid({ children }: { children: React.ReactNode }) {
  return (
    <ul className="grid items-start gap-x-6 gap-y-12 phone:grid-cols-2 column:grid-cols-4">{children}</ul>
  )
}

/** With a badge, the first poster is large. */
function PosterItems({ events, seats, firstBadge }: Props & { firstBadge?: string }) {
  return events.map((event, index) => (
    <EventPoster
      key={event.id}
      event={event}
      seats={seats[event.id] ?? event.seats}
      isLarge={index === 0 && firstBadge !== undefined}
      badge={index === 0 ? firstBadge : undefined}
    />
  ))
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
