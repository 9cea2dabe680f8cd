import { encodeBinaryBroadcast, encodeMessage, type Version } from "../connections/frames.ts"
import { type Channel, TOPIC_PREFIX, topicKeyOf } from "./channel.ts"

export interface Broadcast {
  /** Channel name without `realtime:`. */
  name: string
  isPrivate: boolean
  event: string
  payload: unknown
  meta?: Record<string, unknown>
}

/** Channels of this process by topic. */
export class Topics {
  #channelsByKey = new Map<string, Set<Channel>>()

  add(channel: Channel) {
    const members = this.#channelsByKey.get(channel.topicKey)
    if (members) members.add(channel)
    else this.#channelsByKey.set(channel.topicKey, new Set([channel]))
  }

  remove(channel: Channel) {
    const members = this.#channelsByKey.get(channel.topicKey)
    members?.delete(channel)
    if (members?.size === 0) this.#channelsByKey.delete(channel.topicKey)
  }

  broadcast({ name, isPrivate, event, payload, meta }: Broadcast, except?: Channel) {
    const members = this.#channelsByKey.get(topicKeyOf(name, isPrivate))
    if (!members) return
    const topic = TOPIC_PREFIX + name
    const frameFor = memoize((version: Version) => {
      if (payload instanceof Uint8Array) {
        return version === "2.0.0" ? encodeBinaryBroadcast(topic, event, payload) : null
      }
      const body = JSON.stringify({ type: "broadcast", event, payload, meta })
      return encodeMessage(version, { joinRef: null, ref: null, topic, event: "broadcast" }, body)
    })
    for (const channel of members) {
      if (channel === except || !channel.access.readBroadcast) continue
      const frame = frameFor(channel.connection.version)
      if (frame) channel.connection.sendFrame(frame, payload instanceof Uint8Array)
    }
  }

  presenceDiff(topicKey: string, diff: { joins: object; leaves: object }) {
    const payload = JSON.stringify(diff)
    for (const { topic, connection, hasPresence, access } of this.#channelsByKey.get(topicKey) ?? []) {
      if (!hasPresence || !access.readPresence) continue
      connection.send({ topic, joinRef: null, ref: null, event: "presence_diff" }, payload)
    }
  }
}

function memoize<K, V>(make: (key: K) => V): (key: K) => V {
  const cache = new Map<K, V>()
  return key => {
    if (!cache.has(key)) cache.set(key, make(key))
    return cache.get(key)!
  }
}
