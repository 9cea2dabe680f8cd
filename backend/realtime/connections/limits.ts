/** Limits per client and for all clients together. */
export interface Limits {
  /** Connection limit. 10% more are accepted, so that those clients get the reason. */
  connections: number
  /** Sockets per client address, which a household, school or clinic may share. */
  connectionsPerAddress: number
  channelsPerConnection: number
  joinsPerSecond: number
  allJoinsPerSecond: number
  messagesPerSecond: number
  /** All frames including heartbeats; far above normal use. */
  framesPerSecond: number
  bytesPerSecond: number
  presenceEvents: { count: number; windowMs: number }
  restMessagesPerSecond: number
  payloadBytes: number
  frameBytes: number
  joinBytes: number
  presenceBytes: number
  /** Unsent bytes allowed per client. */
  unsentBytes: number
  /** Unsent bytes allowed for all clients. */
  allUnsentBytes: number
  /** Idle time after which a client counts as gone; clients send a heartbeat every 25 to 30 s. */
  idleMs: number
  subscriptionsPerChannel: number
  allSubscriptions: number
  allPresences: number
  topicLength: number
}

// Values of a hosted project where published.
export const LIMITS: Limits = {
  connections: 5_000,
  connectionsPerAddress: 200,
  channelsPerConnection: 100,
  joinsPerSecond: 100,
  allJoinsPerSecond: 2_500,
  messagesPerSecond: 100,
  framesPerSecond: 1_000,
  bytesPerSecond: 4 * 1024 * 1024,
  presenceEvents: { count: 5, windowMs: 30_000 },
  restMessagesPerSecond: 1_000,
  payloadBytes: 256 * 1024,
  frameBytes: 1024 * 1024,
  joinBytes: 16 * 1024,
  presenceBytes: 16 * 1024,
  unsentBytes: 1024 * 1024,
  allUnsentBytes: 256 * 1024 * 1024,
  idleMs: 60_000,
  subscriptionsPerChannel: 100,
  allSubscriptions: 50_000,
  allPresences: 20_000,
  topicLength: 255,
}

/** Counts events per time window. */
export class Rate {
  #limit: number
  #windowMs: number
  #count = 0
  #windowEnds = 0

  constructor(limit: number, windowMs = 1_000) {
    this.#limit = limit
    this.#windowMs = windowMs
  }

  /** Counts events and returns whether the limit is exceeded. */
  isExceededBy(count = 1): boolean {
    const now = performance.now()
    if (now >= this.#windowEnds) {
      this.#windowEnds = now + this.#windowMs
      this.#count = 0
    }
    this.#count += count
    return this.#count > this.#limit
  }
}
