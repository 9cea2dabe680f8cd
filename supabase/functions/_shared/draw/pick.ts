import { fromHex, sha256, toHex } from "./bytes.ts"

const RANGE = 2n ** 64n

/** The seed of a draw: the sealed list together with a value that nobody knew when it was sealed. */
export async function drawSeed(root: string, value: string): Promise<string> {
  return toHex(await sha256(fromHex(root), fromHex(value)))
}

/**
 * Different ticket numbers from 1 to `tickets`, in the order in which they win. Values at the end of the range are
 * rejected, because a remainder would make low numbers more likely.
 */
export async function pickTickets(seed: string, tickets: number, count: number): Promise<number[]> {
  const picked = new Set<number>()
  const limit = RANGE - (RANGE % BigInt(tickets))
  for (let counter = 0; picked.size < Math.min(count, tickets); counter++) {
    const hash = await sha256(fromHex(seed), counterBytes(counter))
    const value = new DataView(hash.buffer).getBigUint64(0)
    if (value < limit) picked.add(Number(value % BigInt(tickets)) + 1)
  }
  return [...picked]
}

function counterBytes(counter: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, counter)
  return bytes
}
