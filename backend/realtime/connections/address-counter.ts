import { callerNetwork } from "../../auth/addresses.ts"

/** How many sockets each client address holds. */
export class Addresses {
  #sockets = new Map<string, number>()

  countOf(address: string) {
    return this.#sockets.get(callerNetwork(address)) ?? 0
  }

  /** Counts one more; the answer takes it back. */
  add(address: string): () => void {
    const network = callerNetwork(address)
    this.#sockets.set(network, this.countOf(address) + 1)
    return () => {
      const left = this.countOf(address) - 1
      if (left > 0) this.#sockets.set(network, left)
      else this.#sockets.delete(network)
    }
  }
}
