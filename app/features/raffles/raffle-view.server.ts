import { QUICKNET } from "#supabase/functions/_shared/draw/beacon.ts"
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
      beacon: textsOrNull(beaconTime(raffle.beacon_round), time_zone),
    },
  }
}

function beaconTime(round: number | null) {
  if (round === null) return null
  return new Date((QUICKNET.genesisTime + (round - 1) * QUICKNET.period) * 1000).toISOString()
}

export type RaffleView = ReturnType<typeof raffleView>

export function winnerView(winner: Winner, timeZone: string) {
  return {
    ...winner,
    claimBy: textsOrNull(winner.claim_by, timeZone),
    called: textsOrNull(winner.called_at, timeZone),
    passed: textsOrNull(winner.passed_at, timeZone),
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

export function nextView({ time_zone, ...next }: NonNullable<Awaited<ReturnType<typeof nextRaffle>>>) {
  return { ...next, opens: momentTexts(next.opens_at, time_zone).longDay }
}

export type NextView = ReturnType<typeof nextView>

/** When the clock changes a page first, of the moments at which it changes parts of it. */
export function earliest(moments: readonly (string | null | undefined)[]): string | null {
  return moments.reduce<string | null>(
    (first, moment) => (moment && (!first || Date.parse(moment) < Date.parse(first)) ? moment : first),
    null,
  )
}
