import { createHmac, randomBytes } from "node:crypto"

const DAY_MS = 86_400_000
const MAX_NETWORKS = 100_000

/**
 * Counts calls by network without anything that could say later who called: the counts are only in the memory of this
 * process, under a key that is replaced, together with them, when the day ends.
 */
export class UnlinkableLimits {
  #day = 0
  #salt = randomBytes(32)
  #counts = new Map<string, number>()

  /** Returns 0, or the seconds until the next day if the calls of this network are used up. */
  take(name: string, network: string, allowed: number, now = Date.now()): number {
    const day = Math.floor(now / DAY_MS)
    if (day !== this.#day || this.#counts.size >= MAX_NETWORKS) {
      this.#day = day
      this.#salt = randomBytes(32)
      this.#counts.clear()
    }
    const key = createHmac("sha256", this.#salt).update(`${name} ${network}`).digest("base64url")
    const used = this.#counts.get(key) ?? 0
    if (used >= allowed) return Math.ceil(((day + 1) * DAY_MS - now) / 1000)
    this.#counts.set(key, used + 1)
    return 0
  }
}
