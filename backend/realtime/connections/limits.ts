/** How much one client, and all of them together, may ask of the server. */
export interface Limits {
  /** Sockets that may join channels; some more are let in to be told so. */
  connections: number
  /** Sockets of one client address: a household, a school or a clinic may share one. */
  connectionsPerAddress: number
  channelsPerConnection: number
  joinsPerSecond: number
  allJoinsPerSecond: number
  messagesPerSecond: number
  /** All frames, heartbeats included; nobody honest comes near. */
  framesPerSecond: number
  bytesPerSecond: number
  presenceEvents: { count: number; windowMs: number }
  restMessagesPerSecond: number
  payloadBytes: number
  frameBytes: number
  joinBytes: number
  presenceBytes: number
  /** Bytes that may wait for a client that does not read. */
  unsentBytes: number
  /** Bytes that may wait for all of them. */
  allUnsentBytes: number
  /** Silence after which a client counts as gone; it should speak every 25 to 30 s. */
  silenceMs: number
  subscriptionsPerChannel: number
  allSubscriptions: number
  allPresences: number
  topicLength: number
}

// The numbers of a hosted project where it publishes them.
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
  silenceMs: 60_000,
  subscriptionsPerChannel: 100,
  allSubscriptions: 50_000,
  allPresences: 20_000,
  topicLength: 255,
}

/** Counts what happens within a window of time. */
export class Rate {
  #limit: number
  #windowMs: number
  #count = 0
  #windowEnds = 0

  constructor(limit: number, windowMs = 1_000) {
    this.#limit = limit
    this.#windowMs = windowMs
  }

  /** Whether this many more were too many. */
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
