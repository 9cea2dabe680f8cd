import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { QUICKNET } from "#supabase/functions/_shared/draw/beacon.ts"
import { ticketLeaf } from "#supabase/functions/_shared/draw/merkle.ts"
import { lastUsed } from "./last-used.server.ts"
import { ticketProofs } from "./proofs.server.ts"
import {
  type Draw,
  drawSummary,
  type OwnTicket,
  type Raffle,
  raffleBySlug,
  sealedList,
  winnersOf,
} from "./queries.ts"

// By root; the list of 100 000 tickets takes 7 MB.
const cachedList = lastUsed<Buffer>()

/**
 * Everything that is needed to repeat a draw, as JSON, for a member with one of their tickets; docs/raffle-proofs.md
 * describes it. Null before the seal.
 */
export async function proofFile(db: SupabaseDb, slug: string, ticket?: OwnTicket) {
  const raffle = await raffleBySlug(db, slug)
  const draw = raffle && (await drawSummary(db, raffle.id))
  if (!draw) return null
  const { root } = draw
  const readList = async () => (await sealedList(db, raffle.id))!
  const [winners, list, way] = await Promise.all([
    winnersOf(db, raffle.id),
    cachedList(root, async () => Buffer.from(JSON.stringify(await readList()))),
    ticket && wayToRoot(ticket, root, readList),
  ])
  const first = JSON.stringify({ ...facts(raffle, draw, winners), ...(way && { ticket: way }) })
  // The members of two objects in one.
  return Buffer.concat([Buffer.from(`${first.slice(0, -1)},`), list.subarray(1)])
}

function facts(raffle: Raffle, draw: Draw, winners: readonly { number: number }[]) {
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
  }
}

/** A ticket and the hashes that lead from it to the root. */
async function wayToRoot(ticket: OwnTicket, root: string, readList: () => Promise<{ leaves: string[] }>) {
  const { number, code } = ticket
  const [proof] = await ticketProofs([ticket], root, async () => (await readList()).leaves)
  const steps = proof!.steps.map(({ hash, isLeft }) => ({ hash, side: isLeft ? "left" : "right" }))
  return { number, code, leaf: await ticketLeaf(number, code), steps }
}
