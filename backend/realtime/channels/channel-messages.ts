import { isObject, type Message } from "../connections/frames.ts"
import type { House } from "../hub.ts"
import type { Channel } from "./channel.ts"
import { shutDown } from "./leave.ts"

export function broadcast(house: House, channel: Channel, message: Message) {
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
  house.broadcast({ name: channel.name, isPrivate, event, payload }, self ? undefined : channel)
  if (ack) connection.reply(message, "ok")
}

export function sizeOf(payload: unknown) {
  if (payload instanceof Uint8Array) return payload.byteLength
  return Buffer.byteLength(JSON.stringify(payload) ?? "")
}

export function announcePresence(house: House, channel: Channel, message: Message) {
  const { connection, access, presenceRate } = channel
  const { event, payload = {} } = message.payload
  if (presenceRate.isExceededBy()) return shutDown(house, channel, "Client presence rate limit exceeded")
  const wanted = typeof event === "string" ? event.toLowerCase() : ""
  if (wanted === "untrack") {
    house.presence.untrack(channel)
    return connection.reply(message, "ok")
  }
  if (wanted !== "track" || !access.writePresence) return connection.reply(message, "error")
  if (!isObject(payload)) {
    return connection.reply(message, "error", { reason: "Presence track payload must be a map" })
  }
  if (sizeOf(payload) > house.limits.presenceBytes) {
    return shutDown(house, channel, "Track message size exceeded")
  }
  if (house.presence.count >= house.limits.allPresences) {
    return connection.reply(message, "error", { reason: "Too many presences" })
  }
  house.presence.track(channel, payload)
  connection.reply(message, "ok")
  if (!channel.hasPresence) {
    channel.hasPresence = true
    if (access.readPresence) syncPresence(house, channel)
  }
}

export function syncPresence(house: House, channel: Channel) {
  channel.push("presence_state", house.presence.state(channel.place))
}
