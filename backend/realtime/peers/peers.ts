import type { Presence } from "../channels/presence.ts"
import type { Broadcast, Topics } from "../channels/topics.ts"
import type { PeerBus, PeerMessage } from "./peer-messages.ts"

const HEARTBEAT_MS = 5_000
const PEER_TIMEOUT_MS = 20_000
const REPLY_TIMEOUT_MS = 2_000

/** Tracks the other processes on this database and notices when one dies. */
export class Peers {
  #bus: PeerBus
  #presence: Presence
  #topics: Topics
  #lastSeenAt = new Map<string, number>()
  #lastHeartbeat = 0
  #announcedAt = 0

  constructor(options: { message: PeerBus; presence: Presence; topics: Topics }) {
    this.#bus = options.message
    this.#presence = options.presence
    this.#topics = options.topics
  }

  /** Announces local presences and requests those of the others; messages may have been missed both ways. */
  announce() {
    this.#announcedAt = performance.now()
    this.#bus.publish({ kind: "hello" })
    this.#bus.publish(this.#presence.localPresences())
  }

  /** Skips the database if there are no other processes. */
  send(message: PeerMessage) {
    const isAlone = this.#lastSeenAt.size === 0 && performance.now() - this.#announcedAt > REPLY_TIMEOUT_MS
    if (!isAlone) this.#bus.publish(message)
  }

  broadcast(broadcast: Broadcast) {
    const { payload } = broadcast
    const bytes = payload instanceof Uint8Array ? Buffer.from(payload).toString("base64") : undefined
    this.send({
      kind: "broadcast",
      broadcast: bytes === undefined ? broadcast : { ...broadcast, payload: null },
      bytes,
    })
  }

  receive(process: string, message: PeerMessage) {
    const isKnown = this.#lastSeenAt.has(process)
    this.#lastSeenAt.set(process, performance.now())
    // A process that had timed out must report its presences again.
    if (!isKnown && message.kind === "alive") this.#bus.publish({ kind: "hello" })
    switch (message.kind) {
      case "broadcast": {
        const { broadcast, bytes } = message
        const payload = bytes === undefined ? broadcast.payload : Buffer.from(bytes, "base64")
        return this.#topics.broadcast({ ...broadcast, payload })
      }
      case "hello":
        return this.#bus.publish(this.#presence.localPresences())
      case "gone":
        return this.#removePeer(process)
      case "alive":
        return
      default:
        return this.#presence.receive(process, message)
    }
  }

  /** Called every second. */
  tick() {
    const now = performance.now()
    if (now - this.#lastHeartbeat >= HEARTBEAT_MS) {
      this.#lastHeartbeat = now
      this.#bus.publish({ kind: "alive" })
    }
    for (const [process, seenAt] of this.#lastSeenAt) {
      if (now - seenAt > PEER_TIMEOUT_MS) this.#removePeer(process)
    }
  }

  async leave() {
    this.#bus.publish({ kind: "gone" })
    await this.#bus.close()
  }

  #removePeer(process: string) {
    this.#lastSeenAt.delete(process)
    this.#presence.removePeer(process)
  }
}
