import { encodeBinaryBroadcast, encodeMessage, type Version } from "../connections/frames.ts"
import { type Channel, placeOf, TOPIC_PREFIX } from "./channel.ts"

export interface Broadcast {
  /** The channel's name, without `realtime:`. */
  name: string
  isPrivate: boolean
  event: string
  payload: unknown
  meta?: Record<string, unknown>
}

/** Who is in which channel on this process. */
export class Topics {
  #places = new Map<string, Set<Channel>>()

  add(channel: Channel) {
    const members = this.#places.get(channel.place)
    if (members) members.add(channel)
    else this.#places.set(channel.place, new Set([channel]))
  }

  remove(channel: Channel) {
    const members = this.#places.get(channel.place)
    members?.delete(channel)
    if (members?.size === 0) this.#places.delete(channel.place)
  }

  broadcast({ name, isPrivate, event, payload, meta }: Broadcast, except?: Channel) {
    const members = this.#places.get(placeOf(name, isPrivate))
    if (!members) return
    const topic = TOPIC_PREFIX + name
    const frameFor = once((version: Version) => {
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

  presenceDiff(place: string, diff: { joins: object; leaves: object }) {
    const payload = JSON.stringify(diff)
    for (const { topic, connection, hasPresence, access } of this.#places.get(place) ?? []) {
      if (!hasPresence || !access.readPresence) continue
      connection.send({ topic, joinRef: null, ref: null, event: "presence_diff" }, payload)
    }
  }
}

function once<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>()
  return key => {
    if (!made.has(key)) made.set(key, make(key))
    return made.get(key)!
  }
}
