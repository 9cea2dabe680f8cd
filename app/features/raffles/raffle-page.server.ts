import { data, type RouterContextProvider } from "react-router"
import { memberAccount } from "#app/lib/auth/account.server.ts"
import { getClaims, supabase } from "#app/lib/auth/session/request-session.server.ts"
import { takeFlash } from "#app/lib/forms/flash.server.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { drawChecks } from "./draw-checks.ts"
import { ticketProofs } from "./proofs.server.ts"
import {
  drawSummary,
  entryObstacle,
  nextRaffle,
  ownReminders,
  ownTickets,
  pastWinners,
  RAFFLE_TABLES,
  type Raffle,
  raffleBySlug,
  sealedList,
  winnersOf,
} from "./queries.ts"
import { earliest, nextView, raffleView, ticketView, winnerView } from "./raffle-view.server.ts"

interface Args {
  context: Readonly<RouterContextProvider>
  params: { raffle: string }
  url: URL
}

export async function raffleLoader({ context, params, url }: Args) {
  const db = supabase(context)
  const claims = getClaims(context)
  const shown =
    (await cachedQuery(
      context,
      `raffles ${params.raffle}`,
      RAFFLE_TABLES,
      anon => publicPart(anon, params.raffle),
      part => earliest([part?.raffle.changes_at, part?.next?.opens_at]),
    )) ??
    // Staff look at drafts.
    (claims && (await publicPart(db, params.raffle))) ??
    throwNotFound({ url })
  const member = claims ? await memberPart(context, db, shown.raffle, claims.sub) : null
  return data(
    { ...shown, member, now: new Date().toISOString() },
    { headers: member ? { "Cache-Control": "private, no-store" } : cacheablePage() },
  )
}

async function publicPart(db: SupabaseDb, slug: string) {
  const raffle = await raffleBySlug(db, slug)
  if (!raffle) return null
  const [draw, winners, past, next] = await Promise.all([
    drawSummary(db, raffle.id),
    winnersOf(db, raffle.id),
    pastWinners(db),
    nextRaffle(db),
  ])
  return {
    raffle: raffleView(raffle, draw),
    draw,
    winners: winners.map(winner => winnerView(winner, raffle.time_zone)),
    past,
    next: next && nextView(next),
    checks: draw ? drawChecks(raffle, draw, winners) : [],
  }
}

async function memberPart(context: Args["context"], db: SupabaseDb, raffle: Raffle, id: string) {
  const [tickets, obstacle, reminders, account] = await Promise.all([
    ownTickets(db, raffle.id, id),
    entryObstacle(db, raffle.slug),
    ownReminders(db, raffle.id),
    memberAccount(context),
  ])
  const root = tickets.length > 0 ? (await drawSummary(db, raffle.id))?.root : null
  return {
    tickets: tickets.map(ticket => ticketView(ticket, raffle.time_zone)),
    obstacle,
    reminders,
    home: account?.state ?? null,
    isMinor: account?.is_minor ?? false,
    proofs: root
      ? await ticketProofs(tickets, root, async () => (await sealedList(db, raffle.id))?.leaves ?? [])
      : [],
    flash: takeFlash(context),
  }
}
