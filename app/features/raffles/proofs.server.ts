import { hash } from "node:crypto"
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

// A tree of 100 000 tickets takes 16 MB.
const MOST_TREES = 3
/** The trees used last, by their root. A sealed list never changes. */
const trees = new Map<string, Promise<string[][]>>()

/** For each ticket the hashes from its leaf to the root, and whether they lead there. */
export async function ticketProofs(
  tickets: readonly Pick<OwnTicket, "number" | "code">[],
  root: string,
  readLeaves: () => Promise<readonly string[]>,
): Promise<TicketProof[]> {
  if (tickets.length === 0) return []
  const levels = await treeOf(root, readLeaves)
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

function treeOf(root: string, readLeaves: () => Promise<readonly string[]>) {
  const tree = trees.get(root) ?? readLeaves().then(leaves => merkleLevels(leaves, hashPair))
  trees.delete(root)
  trees.set(root, tree)
  tree.catch(() => trees.delete(root))
  for (const oldest of [...trees.keys()].slice(0, -MOST_TREES)) trees.delete(oldest)
  return tree
}

function hashPair(left: string, right: string) {
  return hash("sha256", Buffer.from(`01${left}${right}`, "hex"), "hex")
}
