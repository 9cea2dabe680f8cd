import { fromHex, sha256, toHex } from "./bytes.ts"

/** What is published before the first entry: the hash of a secret that the draw reveals. */
export async function commitmentOf(secret: string): Promise<string> {
  return toHex(await sha256(fromHex(secret)))
}

/** The hash of what entrants' browsers added, in the order of their tickets. */
export async function contributionsHash(contributions: readonly string[]): Promise<string> {
  return toHex(await sha256(fromHex(contributions.join(""))))
}

/** The random value of a draw without a beacon: the secret together with every contribution. */
export async function revealedValue(secret: string, contributions: readonly string[]): Promise<string> {
  return toHex(await sha256(fromHex(secret), fromHex(await contributionsHash(contributions))))
}
