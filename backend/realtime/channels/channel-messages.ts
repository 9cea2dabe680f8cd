import { isObject, type Message } from "../connections/frames.ts"
import type { RealtimeHub } from "../hub.ts"
import type { Channel } from "./channel.ts"
import { closeChannel } from "./leave.ts"

export function broadcast(hub: RealtimeHub, channel: Channel, message: Message) {
  const { connection, config } = channel
  const { event, payload = null } = message.payload
  if (!channel.access.writeBroadcast) return
  const isTooLarge = sizeOf(payload) > connection.limits.payloadBytes
  if (typeof event !== "string" || isTooLarge) {
    const reason = isTooLarge ? "payload_size_exceeded" : "invalid_payload"
    if (config.ack) connection.reply(message, "error", { reason })
    return
  }
  const { isPrivate, self, ack } = config
  hub.broadcast({ name: channel.name, isPrivate, event, payload }, self ? undefined : channel)
  if (ack) connection.reply(message, "ok")
}

export function sizeOf(payload: unknown) {
  if (payload instanceof Uint8Array) return payload.byteLength
  return Buffer.byteLength(JSON.stringify(payload) ?? "")
}

export function handlePresence(hub: RealtimeHub, channel: Channel, message: Message) {
  const { connection, access, presenceRate } = channel
  const { event, payload = {} } = message.payload
  if (presenceRate.isExceededBy()) return closeChannel(hub, channel, "Client presence rate limit exceeded")
  const action = typeof event === "string" ? event.toLowerCase() : ""
  if (action === "untrack") {
    hub.presence.untrack(channel)
    return connection.reply(message, "ok")
  }
  if (action !== "track" || !access.writePresence) return connection.reply(message, "error")
  if (!isObject(payload)) {
    return connection.reply(message, "error", { reason: "Presence track payload must be a map" })
  }
  if (sizeOf(payload) > hub.limits.presenceBytes) {
    return closeChannel(hub, channel, "Track message size exceeded")
  }
  if (hub.presence.count >= hub.limits.allPresences) {
    return connection.reply(message, "error", { reason: "Too many presences" })
  }
  hub.presence.track(channel, payload)
  connection.reply(message, "ok")
  if (!channel.hasPresence) {
    channel.hasPresence = true
    if (access.readPresence) syncPresence(hub, channel)
  }
}

export function syncPresence(hub: RealtimeHub, channel: Channel) {
  channel.push("presence_state", hub.presence.state(channel.topicKey))
}
