import { type ReactNode, useEffect, useState } from "react"
import { formatInteger } from "#app/lib/format/numbers.ts"
import { cn } from "#app/lib/theming/cn.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { ticketLabel } from "./labels.ts"
import type { OwnTicket } from "./queries.ts"
import type { RaffleView, WinnerView } from "./raffle-view.server.ts"

interface Props {
  raffle: RaffleView
  winners: readonly WinnerView[]
  tickets: readonly OwnTicket[]
}

/** The draw as a reel. The result is fixed before it plays; with reduced motion only the end is shown. */
export function DrawResult({ raffle, winners, tickets }: Props) {
  const [runs, setRuns] = useState(0)
  // Starts after hydration, so that the page without scripts shows the end frame.
  useEffect(() => setRuns(1), [])
  const drawn = winners.slice(0, raffle.winner_count)
  const current = winners.filter(({ called_at, passed_at }) => called_at && !passed_at)
  const shown = current[0] ?? drawn[0]
  if (!shown) return null
  return (
    <section
      aria-labelledby="the-draw"
      className="on-dark overflow-hidden bg-black py-[clamp(44px,5vw,76px)] text-white"
    >
      <div className="wrap">
        <div className="mb-7 flex flex-wrap items-end justify-between gap-x-7 gap-y-3">
          <h2 id="the-draw" className="wdth-74 text-1 uppercase leading-[0.86]">
            The draw
          </h2>
          <p className="font-bold text-siren-300">{raffle.times.drawn!.time}</p>
        </div>
        <p role="status" className="sr-only">
          {resultSentence(current, tickets)}
        </p>
        <Reel key={runs} winner={shown.number} last={raffle.entry_count} own={tickets} isPlaying={runs > 0} />
        <Log {...{ raffle, winners, current }} />
        <div className="mt-7 flex flex-wrap gap-4">
          <PushButton
            type="button"
            icon="ph:play-fill"
            onClick={() => setRuns(runs + 1)}
            className="noscript:hidden"
          >
            Play it again
          </PushButton>
          <PushButton href="#check" variant="white">
            Check it yourself
          </PushButton>
        </div>
      </div>
    </section>
  )
}

function resultSentence(current: readonly WinnerView[], tickets: readonly OwnTicket[]) {
  const numbers = current.map(({ number }) => ticketLabel(number))
  const won =
    numbers.length === 0
      ? "No ticket is left in line."
      : numbers.length === 1
        ? `Ticket ${numbers[0]} won.`
        : `Tickets ${numbers.join(", ")} won.`
  const own = tickets.filter(({ number }) => current.some(winner => winner.number === number))
  if (tickets.length === 0) return won
  return own.length > 0 ? `${won} That’s yours.` : `${won} Your tickets did not win this time.`
}

const NEIGHBORS = [-4, -3, -2, -1, 0, 1, 2, 3, 4]

function Reel({
  winner,
  last,
  own,
  isPlaying,
}: {
  winner: number
  last: number
  own: readonly OwnTicket[]
  isPlaying: boolean
}) {
  return (
    <ul aria-hidden="true" className={cn("reel", isPlaying && "reel-play")}>
      {NEIGHBORS.map(offset => {
        const number = ((((winner + offset - 1) % last) + last) % last) + 1
        const isOwn = own.some(ticket => ticket.number === number)
        return (
          <li key={offset} className={cn(offset === 0 && "reel-winner", isOwn && "bg-green-300")}>
            {ticketLabel(number)}
            {offset === 0 && <span>Winning ticket</span>}
          </li>
        )
      })}
    </ul>
  )
}

/** What happened when, by the raffle’s clock. */
function Log({ raffle, winners, current }: LogProps) {
  const { times } = raffle
  const reserve = winners.filter(({ called_at }) => !called_at).map(({ number }) => ticketLabel(number))
  const picked = winners
    .slice(0, raffle.winner_count)
    .map(({ number }) => ticketLabel(number))
    .join(", ")
  return (
    <ol className="mt-8 grid gap-x-[clamp(18px,2.6vw,40px)] gap-y-5 column:grid-cols-4">
      {raffle.method === "beacon" ? (
        <Step at={times.beacon?.clock} title="The beacon spoke.">
          Round {formatInteger(raffle.beacon_round!)}, named in the rules before anyone entered.
        </Step>
      ) : (
        <Step at={times.drawn?.clock} title="We revealed our number.">
          Its hash has been in the rules since before anyone entered.
        </Step>
      )}
      <Step at={times.drawn?.clock} title="Root plus random value made the seed.">
        The list was already sealed.
      </Step>
      <Step at={times.drawn?.clock} title={`The seed picked ${picked}.`}>
        {reserve.length > 0
          ? `Next in line if it isn’t claimed: ${reserve.join(", ")}.`
          : "Nobody is left in line."}
      </Step>
      <LastStep {...{ raffle, winners, current }} />
    </ol>
  )
}

interface LogProps extends Pick<Props, "raffle" | "winners"> {
  current: readonly WinnerView[]
}

/** Where the prize is now. */
function LastStep({ raffle, winners, current }: LogProps) {
  const passed = winners.filter(({ passed_at }) => passed_at)
  const handed = current.find(({ handed_over_at }) => handed_over_at)
  if (passed.length > 0)
    return (
      <Step at={passed.at(-1)!.passed!.day} title="Redrawn.">
        The prize of {passed.map(({ number }) => ticketLabel(number)).join(", ")} was passed on
        {current.length > 0 ? " to the next ticket in line." : ", and no ticket is left in line."}
      </Step>
    )
  if (handed)
    return (
      <Step at={handed.handedOver!.day} title={`Handed over ${handed.handedOver!.day}.`}>
        {handed.handover_note}
      </Step>
    )
  return (
    <Step at={current[0]?.called?.clock} title="The winner hears from us.">
      Privately. They have {raffle.claim_days} days to claim.
    </Step>
  )
}

function Step({ at, title, children }: { at: string | undefined; title: string; children: ReactNode }) {
  return (
    <li className="border-white border-t-4 pt-3 text-gray-200">
      {at && <span className="mb-1 block font-mono text-marigold-300">{at}</span>}
      <b className="text-white">{title}</b> {children}
    </li>
  )
}
