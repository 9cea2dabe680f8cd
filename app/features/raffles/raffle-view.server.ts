import { momentTexts } from "./moment-texts.ts"
import type { Draw, ListedRaffle, nextRaffle, OwnTicket, Raffle, Winner } from "./queries.ts"

type MomentTexts = ReturnType<typeof momentTexts>

function textsOrNull(moment: string | null | undefined, timeZone: string): MomentTexts | null {
  return moment ? momentTexts(moment, timeZone) : null
}

/** Its texts about times are made on the server, so that phones need no time zones. */
export function raffleView(raffle: Raffle, draw: Draw | null) {
  const { time_zone } = raffle
  return {
    ...raffle,
    times: {
      opens: momentTexts(raffle.opens_at, time_zone),
      closes: momentTexts(raffle.closes_at, time_zone),
      draws: momentTexts(raffle.draws_at, time_zone),
      frozen: textsOrNull(raffle.frozen_at, time_zone),
      sealed: textsOrNull(draw?.sealed_at, time_zone),
      drawn: textsOrNull(draw?.drawn_at, time_zone),
    },
  }
}

export type RaffleView = ReturnType<typeof raffleView>

export function winnerView(winner: Winner, timeZone: string) {
  return {
    ...winner,
    claimBy: textsOrNull(winner.claim_by, timeZone),
    handedOver: textsOrNull(winner.handed_over_at, timeZone),
  }
}

export type WinnerView = ReturnType<typeof winnerView>

export function ticketView(ticket: OwnTicket, timeZone: string) {
  return { ...ticket, entered: momentTexts(ticket.entered_at, timeZone).shortDay }
}

export type TicketView = ReturnType<typeof ticketView>

export function listedView({ opens_at, closes_at, time_zone, ...raffle }: ListedRaffle) {
  return {
    ...raffle,
    opens: momentTexts(opens_at, time_zone).longDay,
    closes: momentTexts(closes_at, time_zone).longDay,
  }
}

export type ListedView = ReturnType<typeof listedView>

export function nextView({
  opens_at,
  time_zone,
  ...next
}: NonNullable<Awaited<ReturnType<typeof nextRaffle>>>) {
  return { ...next, opens: momentTexts(opens_at, time_zone).longDay }
}

export type NextView = ReturnType<typeof nextView>
