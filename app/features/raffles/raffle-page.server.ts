import { data, type RouterContextProvider, redirect } from "react-router"
import { assertNever } from "#app/lib/assert-never.ts"
import { memberAccount } from "#app/lib/auth/account.server.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { getClaims, supabase } from "#app/lib/auth/session/request-session.server.ts"
import { redirectWithFlash, takeFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm } from "#app/lib/forms/parse-form.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { drawChecks } from "./draw-checks.ts"
import { REFUSALS } from "./labels.ts"
import { ticketProofs } from "./proofs.server.ts"
import {
  drawSummary,
  entryObstacle,
  ownTickets,
  pastWinners,
  RAFFLE_TABLES,
  type Raffle,
  raffleBySlug,
  sealedList,
  winnersOf,
} from "./queries.ts"

interface Args {
  context: Readonly<RouterContextProvider>
  params: { raffle: string }
  url: URL
}

export async function raffleLoader({ context, params, url }: Args) {
  const db = supabase(context)
  const claims = getClaims(context)
  const shown =
    (await cachedQuery(context, `raffles ${params.raffle}`, RAFFLE_TABLES, anon =>
      publicPart(anon, params.raffle),
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
  const [draw, winners, past] = await Promise.all([
    drawSummary(db, raffle.id),
    winnersOf(db, raffle.id),
    pastWinners(db),
  ])
  return { raffle, draw, winners, past, checks: draw ? drawChecks(raffle, draw, winners) : [] }
}

async function memberPart(context: Args["context"], db: SupabaseDb, raffle: Raffle, id: string) {
  const [tickets, obstacle, account] = await Promise.all([
    ownTickets(db, raffle.id, id),
    entryObstacle(db, raffle.slug),
    memberAccount(context),
  ])
  const list = tickets.length > 0 ? await sealedList(db, raffle.id) : null
  const root = list && (await drawSummary(db, raffle.id))?.root
  return {
    tickets,
    obstacle,
    home: account?.state ?? null,
    isMinor: account?.is_minor ?? false,
    proofs: list && root ? await ticketProofs(tickets, list.leaves, root) : [],
    flash: takeFlash(context),
  }
}

export async function raffleAction({ context, request, params }: Omit<Args, "url"> & { request: Request }) {
  requireMember(context)
  const db = supabase(context)
  const form = await readForm(request)
  const page = `/raffles/${params.raffle}#tickets`
  const intent = form.get("intent")
  if (intent === "claim" || intent === "decline") {
    const { data: outcome } =
      intent === "claim"
        ? await db
            .rpc("claim_prize", { slug: params.raffle, shows_name: form.get("name") === "on" })
            .throwOnError()
        : await db.rpc("decline_prize", { slug: params.raffle }).throwOnError()
    switch (outcome) {
      case "claimed":
        return redirectWithFlash(
          context,
          page,
          "The prize is yours. We’ll write to you about getting it to you.",
        )
      case "declined":
        return redirectWithFlash(
          context,
          page,
          "Thank you for telling us. The prize goes to the next ticket in line.",
        )
      case "already-claimed":
        return redirect(page, 303)
      case "too-late":
        return invalidForm(
          form,
          { form: "The deadline is over, and the prize went to the next ticket." },
          { status: 409 },
        )
      case "not-a-winner":
        return invalidForm(form, { form: "None of your tickets won." }, { status: 409 })
      default:
        return assertNever(outcome)
    }
  }
  const typed = String(form.get("contribution") ?? "")
  const contribution = /^[0-9a-f]{64}$/.test(typed) ? typed : undefined
  const { data: outcome } = await db.rpc("enter_raffle", { slug: params.raffle, contribution }).throwOnError()
  if (outcome === "entered")
    return redirectWithFlash(context, page, "You’re in. We’ve emailed you your number.")
  return invalidForm(form, { form: REFUSALS[outcome] }, { status: 409 })
}
