import { cn } from "#app/lib/theming/cn.ts"
import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import type { PosterView } from "./event-view.server.ts"
import { type Seats, totalSeats } from "./seats.ts"

const TILTS = ["-rotate-1", "rotate-1", "rotate-[1.5deg]", "-rotate-[0.5deg]"]

interface Props {
  next: readonly PosterView[]
  seats: Readonly<Record<string, Seats>>
}

/** The flyer at the top of the wall, whose tabs lead to the next events. */
export function WallHero({ next, seats }: Props) {
  return (
    <div className="relative z-10 bg-green-400">
      <div className="wrap grid gap-[clamp(20px,2.4vw,34px)] pb-[clamp(26px,3vw,44px)]">
        <h1 className="sr-only">Events: please take one</h1>
        <FittedHeadline
          as="p"
          isDecorative
          lines={["Please", "Take one"]}
          measure={{ phone: 3.5, wide: 6 }}
        />
        <div className="grid items-end gap-x-12 gap-y-6 column:grid-cols-[1.15fr_1fr]">
          <p className="max-w-[31em] text-lead">
            Every tab on this wall is <b>a seat at a free event</b>. Tear one off and it’s yours. Missing tabs
            are people who already did.
          </p>
          <Form aria-label="Find events near you" className="grid gap-3.5">
            <div className="flex flex-wrap items-start gap-3.5">
              <TextField
                name="zip"
                label="Your ZIP code"
                hint="We turn it into your state and forget it."
                inputMode="numeric"
                autoComplete="postal-code"
                className="min-w-48 flex-1"
              />
              <SubmitButton variant="ink" icon="ph:map-pin-fill" className="max-phone:w-full phone:mt-8">
                Find near me
              </SubmitButton>
            </div>
          </Form>
        </div>
      </div>
      {next.length > 0 && (
        <nav aria-label="Next up" className="overflow-x-clip">
          <ul className="absolute inset-x-0 top-[calc(100%-1px)] grid h-[clamp(170px,14.4vw,216px)] auto-cols-fr grid-flow-col">
            {next.map((event, index) => (
              <Tab
                key={event.id}
                event={event}
                seats={seats[event.id] ?? event.seats}
                className={cn(TILTS[index % TILTS.length], index >= 7 && "max-column:hidden")}
              />
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

/** A tab leads to its poster. That of a full event is torn off. */
function Tab({ event, seats, className }: { event: PosterView; seats: Seats; className: string }) {
  const { id, title, date } = event
  if (totalSeats(seats)?.left === 0)
    return (
      <li className={cn("torn-edge h-8 bg-green-400", className)}>
        <span className="sr-only">
          {title}, {date.month} {date.day}: full
        </span>
      </li>
    )
  return (
    <li
      className={cn(
        "relative origin-top border-ink border-r-[2.5px] bg-green-400 last:border-r-0",
        className,
      )}
    >
      <a
        href={`#date-${id}`}
        className="ring-inside absolute inset-0 grid content-center gap-1 overflow-hidden py-3 text-ink no-underline leading-tight [text-orientation:sideways] [writing-mode:vertical-rl]"
      >
        <b className="wdth-62 whitespace-nowrap font-black font-display text-[clamp(1.15rem,2.2vw,2rem)] uppercase leading-[0.95]">
          {title}
        </b>
        <span className="whitespace-nowrap font-semibold text-small">
          {date.weekday} {date.month} {date.day}
        </span>
      </a>
    </li>
  )
}
