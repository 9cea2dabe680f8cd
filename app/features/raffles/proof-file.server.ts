import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { QUICKNET } from "#supabase/functions/_shared/draw/beacon.ts"
import { ticketLeaf } from "#supabase/functions/_shared/draw/merkle.ts"
import { ticketProofs } from "./proofs.server.ts"
import { drawSummary, type OwnTicket, raffleBySlug, sealedList, winnersOf } from "./queries.ts"

/** Everything that is needed to repeat a draw; docs/raffle-proofs.md describes it. Null before the seal. */
export async function sealedProof(db: SupabaseDb, slug: string) {
  const raffle = await raffleBySlug(db, slug)
  if (!raffle) return null
  const [draw, list, winners] = await Promise.all([
    drawSummary(db, raffle.id),
    sealedList(db, raffle.id),
    winnersOf(db, raffle.id),
  ])
  if (!draw || !list) return null
  return {
    raffle: raffle.slug,
    rules: raffle.rules_text,
    rulesHash: raffle.rules_hash,
    sealedAt: draw.sealed_at,
    root: draw.root,
    chain: raffle.beacon_round && QUICKNET.chainHash,
    round: raffle.beacon_round,
    signature: draw.signature,
    commitment: raffle.commitment,
    revealed: draw.revealed,
    drawnAt: draw.drawn_at,
    value: draw.value,
    seed: draw.seed,
    picks: winners.length,
    tickets: winners.map(({ number }) => number),
    contributions: list.contributions,
    leaves: list.leaves,
  }
}

type SealedProof = NonNullable<Awaited<ReturnType<typeof sealedProof>>>

/** The same with one ticket and the hashes that lead from it to the root. */
export async function ticketProof(sealed: SealedProof, ticket: OwnTicket) {
  const { number, code } = ticket
  const [proof] = await ticketProofs([ticket], sealed.root, async () => sealed.leaves)
  const steps = proof!.steps.map(({ hash, isLeft }) => ({ hash, side: isLeft ? "left" : "right" }))
  return { ...sealed, ticket: { number, code, leaf: await ticketLeaf(number, code), steps } }
}
