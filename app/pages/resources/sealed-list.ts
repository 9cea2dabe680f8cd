import { drawSummary, raffleBySlug, sealedList, winnersOf } from "#app/features/raffles/queries.ts"
import { anonClient } from "#app/lib/auth/session/request-session.server.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import type { Route } from "./+types/sealed-list"

const HEADERS = {
  "Access-Control-Allow-Origin": "*",
  "Cache-Control": "no-store",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "X-Robots-Tag": "noindex",
}

/** Everything that is needed to repeat a draw, as JSON for any origin. It names nobody. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const db = anonClient(context.get(appContext))
  const raffle = await raffleBySlug(db, params.raffle)
  const [draw, list, winners] = raffle
    ? await Promise.all([drawSummary(db, raffle.id), sealedList(db, raffle.id), winnersOf(db, raffle.id)])
    : [null, null, []]
  if (!raffle || !draw || !list)
    return Response.json({ error: "Nothing is sealed yet." }, { status: 404, headers: HEADERS })
  const result = {
    raffle: raffle.slug,
    rules: raffle.rules_text,
    rulesHash: raffle.rules_hash,
    root: draw.root,
    round: raffle.beacon_round,
    signature: draw.signature,
    commitment: raffle.commitment,
    revealed: draw.revealed,
    value: draw.value,
    seed: draw.seed,
    picks: winners.length,
    tickets: winners.map(({ number }) => number),
    contributions: list.contributions,
    leaves: list.leaves,
  }
  return Response.json(result, { headers: HEADERS })
}
