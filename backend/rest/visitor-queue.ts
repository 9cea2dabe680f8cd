import { restError } from "./errors.ts"

interface Network {
  running: number
  waiting: (() => void)[]
}

interface VisitorLimits {
  /** Requests of all visitors that may use the database at the same time. */
  concurrency: number
  perNetwork: number
  waitingPerNetwork: number
}

// The pool has ten connections: expensive queries of visitors leave most of them to members.
const LIMITS: VisitorLimits = { concurrency: 4, perNetwork: 2, waitingPerNetwork: 600 }

/** Gives requests of visitors their turn, network by network, so that none can take the database from the others. */
export class VisitorQueue {
  #limits: VisitorLimits
  #running = 0
  #networks = new Map<string, Network>()

  constructor(limits: Partial<VisitorLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits }
  }

  async run<T>(name: string, task: () => Promise<T>): Promise<T> {
    const network = this.#networks.get(name) ?? { running: 0, waiting: [] }
    this.#networks.set(name, network)
    if (this.#isFree(network) && network.waiting.length === 0) this.#start(network)
    else await this.#wait(network)
    try {
      return await task()
    } finally {
      this.#running--
      network.running--
      if (network.running === 0 && network.waiting.length === 0) this.#networks.delete(name)
      this.#startNext()
    }
  }

  #isFree({ running }: Network) {
    return this.#running < this.#limits.concurrency && running < this.#limits.perNetwork
  }

  #start(network: Network) {
    this.#running++
    network.running++
  }

  #wait({ waiting }: Network): Promise<void> {
    if (waiting.length >= this.#limits.waitingPerNetwork) {
      const headers = { "retry-after": "1" }
      throw restError(429, "PGRST003", "Too many requests from this network at once", { headers })
    }
    return new Promise(resolve => waiting.push(resolve))
  }

  #startNext() {
    for (const [name, network] of this.#networks) {
      if (network.waiting.length === 0 || !this.#isFree(network)) continue
      // The next free slot goes to another network, if one waits.
      this.#networks.delete(name)
      this.#networks.set(name, network)
      this.#start(network)
      network.waiting.shift()!()
      return
    }
  }
}
