import { fromHex, sha256, textBytes, toHex } from "./bytes.ts"

// Different first bytes, so that a node can never be passed off as a leaf.
const LEAF = Uint8Array.of(0)
const NODE = Uint8Array.of(1)

/** One step from a leaf to the root: the hash beside the path, and whether it is on the left. */
interface ProofStep {
  hash: string
  isLeft: boolean
}

/** Ticket numbers as people see them: 0117. */
function ticketNumber(number: number): string {
  return String(number).padStart(4, "0")
}

/** The leaf of a ticket. The code is random, so that a leaf says nothing about its ticket. */
export async function ticketLeaf(number: number, code: string): Promise<string> {
  return toHex(await sha256(LEAF, textBytes(`${ticketNumber(number)}:${code}`)))
}

/**
 * Every level of the tree, from the leaves to the root. A node without a neighbor moves up unchanged. `hashPair` is for
 * a platform with a faster SHA-256 than Web Crypto, which needs a promise for each node.
 */
export async function merkleLevels(
  leaves: readonly string[],
  hashPair: (left: string, right: string) => string | Promise<string> = parentOf,
): Promise<string[][]> {
  const levels = [[...leaves]]
  for (let level = levels[0]!; level.length > 1; level = levels.at(-1)!) {
    const above: string[] = []
    for (let index = 0; index < level.length; index += 2) {
      const right = level[index + 1]
      above.push(right === undefined ? level[index]! : await hashPair(level[index]!, right))
    }
    levels.push(above)
  }
  return levels
}

export async function merkleRoot(leaves: readonly string[]): Promise<string> {
  if (leaves.length === 0) throw new RangeError("a tree needs at least one leaf")
  return (await merkleLevels(leaves)).at(-1)![0]!
}

/** The hashes that lead from a leaf to the root; a level where the node has no neighbor adds none. */
export function inclusionProof(levels: readonly (readonly string[])[], index: number): ProofStep[] {
  const steps: ProofStep[] = []
  for (const [height, level] of levels.slice(0, -1).entries()) {
    const place = index >> height
    const isLeft = place % 2 === 1
    const hash = level[isLeft ? place - 1 : place + 1]
    if (hash !== undefined) steps.push({ hash, isLeft })
  }
  return steps
}

/** The root that a proof leads to. */
export async function rootOfProof(leaf: string, steps: readonly ProofStep[]): Promise<string> {
  let hash = leaf
  for (const step of steps) {
    hash = step.isLeft ? await parentOf(step.hash, hash) : await parentOf(hash, step.hash)
  }
  return hash
}

async function parentOf(left: string, right: string): Promise<string> {
  return toHex(await sha256(NODE, fromHex(left), fromHex(right)))
}
