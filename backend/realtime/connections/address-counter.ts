import { networkOf } from "../../ip-address.ts"

/** Counts open sockets per client address. */
export class AddressCounter {
  #sockets = new Map<string, number>()

  count(address: string) {
    return this.#sockets.get(networkOf(address)) ?? 0
  }

  /** Adds one; the returned function removes it again. */
  add(address: string): () => void {
    const network = networkOf(address)
    this.#sockets.set(network, this.count(address) + 1)
    return () => {
      const remaining = this.count(address) - 1
      if (remaining > 0) this.#sockets.set(network, remaining)
      else this.#sockets.delete(network)
    }
  }
}
