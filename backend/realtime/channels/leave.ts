import type { House } from "../hub.ts"
import type { Channel } from "./channel.ts"

/** Ends a channel without telling its client, who is gone or knows. */
export function leave(house: House, channel: Channel) {
  if (!channel.isJoined) return
  channel.isJoined = false
  clearTimeout(channel.expiryTimer)
  channel.connection.channels.delete(channel.topic)
  house.topics.remove(channel)
  house.subscribers.remove(channel)
  house.presence.untrack(channel)
}

/** Ends a channel and says why. */
export function shutDown(house: House, channel: Channel, reason: string) {
  channel.pushSystem("system", "error", reason)
  pushClose(channel)
  leave(house, channel)
}

export function pushClose({ connection, topic, joinRef }: Channel) {
  connection.send({ topic, joinRef, ref: joinRef, event: "phx_close" }, "{}")
}
