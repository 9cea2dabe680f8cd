import type { RealtimeHub } from "../hub.ts"
import type { Channel } from "./channel.ts"

/** Removes a channel without notifying its client, who is gone or already knows. */
export function leave(hub: RealtimeHub, channel: Channel) {
  if (!channel.isJoined) return
  channel.isJoined = false
  clearTimeout(channel.expiryTimer)
  channel.connection.channels.delete(channel.topic)
  hub.topics.remove(channel)
  hub.subscribers.remove(channel)
  hub.presence.untrack(channel)
}

/** Closes a channel and tells the client why. */
export function closeChannel(hub: RealtimeHub, channel: Channel, reason: string) {
  channel.pushSystem("system", "error", reason)
  pushClose(channel)
  leave(hub, channel)
}

export function pushClose({ connection, topic, joinRef }: Channel) {
  connection.send({ topic, joinRef, ref: joinRef, event: "phx_close" }, "{}")
}
