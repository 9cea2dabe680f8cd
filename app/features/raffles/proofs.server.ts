import { hash } from "node:crypto"
import {
  inclusionProof,
  merkleLevels,
  rootOfProof,
  ticketLeaf,
} from "#supabase/functions/_shared/draw/merkle.ts"
import { lastUsed } from "./last-used.server.ts"
import type { OwnTicket } from "./queries.ts"

export interface TicketProof {
  number: number
  steps: { hash: string; isLeft: boolean }[]
  isIncluded: boolean
}

// By root; a tree of 100 000 tickets takes 16 MB.
const cachedTree = lastUsed<string[][]>()

/** For each ticket the hashes from its leaf to the root, and whether they lead there. */
export async function ticketProofs(
  tickets: readonly Pick<OwnTicket, "number" | "code">[],
  root: string,
  readLeaves: () => Promise<readonly string[]>,
): Promise<TicketProof[]> {
  if (tickets.length === 0) return []
  const levels = await cachedTree(root, async () => merkleLevels(await readLeaves(), hashPair))
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

function hashPair(left: string, right: string) {
  return hash("sha256", Buffer.from(`01${left}${right}`, "hex"), "hex")
}
