import {
  inclusionProof,
  merkleLevels,
  rootOfProof,
  ticketLeaf,
} from "#supabase/functions/_shared/draw/merkle.ts"
import type { OwnTicket } from "./queries.ts"

export interface TicketProof {
  number: number
  steps: { hash: string; isLeft: boolean }[]
  isIncluded: boolean
}

/** For each ticket the hashes from its leaf to the root, and whether they lead there. */
export async function ticketProofs(
  tickets: readonly OwnTicket[],
  leaves: readonly string[],
  root: string,
): Promise<TicketProof[]> {
  if (tickets.length === 0) return []
  const levels = await merkleLevels(leaves)
  return Promise.all(
    tickets.map(async ({ number, code }) => {
      const steps = inclusionProof(levels, number - 1)
      return {
        number,
        steps,
        isIncluded: (await rootOfProof(await ticketLeaf(number, code), steps)) === root,
      }
    }),
  )
}
