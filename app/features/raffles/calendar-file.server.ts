import { writeCalendar } from "#supabase/functions/_shared/messages/calendar/ics.ts"
import type { Raffle } from "./queries.ts"

const HALF_HOUR_MS = 30 * 60_000

/** When a raffle opens, closes and is drawn, as a calendar. */
export function raffleCalendar(raffle: Raffle, site: { name: string; url: string }): string {
  const entry = (moment: string, title: string, startsAt: string) => ({
    ...{ id: `${raffle.id}-${moment}`, sequence: 0, title: `${title}: ${raffle.title}` },
    ...{ startsAt, endsAt: new Date(Date.parse(startsAt) + HALF_HOUR_MS).toISOString() },
    ...{ description: raffle.prize, location: null, url: `${site.url}/raffles/${raffle.slug}` },
    status: raffle.state === "canceled" ? ("CANCELLED" as const) : ("CONFIRMED" as const),
  })
  const entries = [
    entry("opening", "Raffle opens", raffle.opens_at),
    entry("closing", "Raffle closes", raffle.closes_at),
    entry("draw", "Raffle draw", raffle.draws_at),
  ]
  return writeCalendar(entries, { site, method: "PUBLISH", now: new Date().toISOString() })
}
