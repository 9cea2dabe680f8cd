import type { Presence } from "../channels/presence.ts"
import type { Broadcast, Topics } from "../channels/topics.ts"
import type { News, NewsExchange } from "./peer-messages.ts"

const ALIVE_EVERY_MS = 5_000
const GONE_AFTER_MS = 20_000
const ANSWER_MS = 2_000

/** The other processes on this database: hears their news, and notices when one has died. */
export class Peers {
  #exchange: NewsExchange
  #presence: Presence
  #topics: Topics
  #lastHeard = new Map<string, number>()
  #lastSpoken = 0
  #greetedAt = 0

  constructor(options: { news: NewsExchange; presence: Presence; topics: Topics }) {
    this.#exchange = options.news
    this.#presence = options.presence
    this.#topics = options.topics
  }

  /** Tells who is here and asks who is there; news may have been missed in both directions. */
  greet() {
    this.#greetedAt = performance.now()
    this.#exchange.publish({ kind: "hello" })
    this.#exchange.publish(this.#presence.everybodyHere())
  }

  /** Tells the others, if there are any: a process that is alone need not trouble the database. */
  tell(news: News) {
    const isAlone = this.#lastHeard.size === 0 && performance.now() - this.#greetedAt > ANSWER_MS
    if (!isAlone) this.#exchange.publish(news)
  }

  broadcast(broadcast: Broadcast) {
    const { payload } = broadcast
    const bytes = payload instanceof Uint8Array ? Buffer.from(payload).toString("base64") : undefined
    this.tell({
      kind: "broadcast",
      broadcast: bytes === undefined ? broadcast : { ...broadcast, payload: null },
      bytes,
    })
  }

  hear(process: string, news: News) {
    const isKnown = this.#lastHeard.has(process)
    this.#lastHeard.set(process, performance.now())
    // One that was taken for dead has to tell again who is there.
    if (!isKnown && news.kind === "alive") this.#exchange.publish({ kind: "hello" })
    switch (news.kind) {
      case "broadcast": {
        const { broadcast, bytes } = news
        const payload = bytes === undefined ? broadcast.payload : Buffer.from(bytes, "base64")
        return this.#topics.broadcast({ ...broadcast, payload })
      }
      case "hello":
        return this.#exchange.publish(this.#presence.everybodyHere())
      case "gone":
        return this.#forget(process)
      case "alive":
        return
      default:
        return this.#presence.hear(process, news)
    }
  }

  /** To be called every second. */
  look() {
    const now = performance.now()
    if (now - this.#lastSpoken >= ALIVE_EVERY_MS) {
      this.#lastSpoken = now
      this.#exchange.publish({ kind: "alive" })
    }
    for (const [process, heardAt] of this.#lastHeard) {
      if (now - heardAt > GONE_AFTER_MS) this.#forget(process)
    }
  }

  async leave() {
    this.#exchange.publish({ kind: "gone" })
    await this.#exchange.close()
  }

  #forget(process: string) {
    this.#lastHeard.delete(process)
    this.#presence.forget(process)
  }
}
