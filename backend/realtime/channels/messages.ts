import { randomUUID } from "node:crypto"
import { subscribe } from "../changes/subscribe.ts"
import { callerOf, expiredMessage, RefusedToken, type SocketCaller } from "../connections/caller.ts"
import type { Connection } from "../connections/connection.ts"
import { isStorable, type Message } from "../connections/frames.ts"
import type { House } from "../hub.ts"
import { OPEN_TO_ALL, privateAccess } from "./access.ts"
import { Channel, nameOf, TOPIC_PREFIX } from "./channel.ts"
import { announcePresence, broadcast, sizeOf, syncPresence } from "./channel-messages.ts"
import { parseJoin } from "./join-config.ts"
import { leave, pushClose, shutDown } from "./leave.ts"

const LONGEST_TIMER_MS = 2 ** 31 - 1

/** Answers one message of a client. */
export async function converse(house: House, connection: Connection, message: Message) {
  if (message.event === "phx_join") return join(house, connection, message)
  const channel = connection.channels.get(message.topic)
  if (!channel) return connection.reply(message, "error", { reason: "unmatched topic" })
  // A client that has joined again may still be sending for its former self.
  if (message.joinRef !== null && message.joinRef !== channel.joinRef) return
  if (message.event === "phx_leave") {
    leave(house, channel)
    connection.reply(message, "ok")
    return pushClose(channel)
  }
  if (message.event === "access_token") return takeToken(house, channel, message.payload.access_token)
  if (connection.messageRate.isExceededBy()) return shutDown(house, channel, "Too many messages per second")
  if (message.event === "broadcast") return broadcast(house, channel, message)
  if (message.event === "presence") return announcePresence(house, channel, message)
}

async function join(house: House, connection: Connection, message: Message) {
  const { topic, payload, ref } = message
  const { limits } = connection
  function refuse(reason: string) {
    connection.reply(message, "error", { reason })
  }

  if (!topic.startsWith(TOPIC_PREFIX)) return refuse("unmatched topic")
  if (topic === TOPIC_PREFIX) return refuse("TopicNameRequired: You must provide a topic name")
  if (nameOf(topic).length > limits.topicLength || !isStorable(topic)) {
    return refuse("TopicNameInvalid: The topic name is too long or not a text")
  }
  if (connection.isSurplus) return refuse("ConnectionRateLimitReached: Too many connected users")
  if (connection.joinRate.isExceededBy()) {
    refuse("ClientJoinRateLimitReached: Too many joins per second")
    return connection.closeForRules("Too many joins per second")
  }
  if (house.joinRate.isExceededBy()) return refuse("ClientJoinRateLimitReached: Too many joins per second")
  const former = connection.channels.get(topic)
  if (former) {
    pushClose(former)
    leave(house, former)
  }
  if (connection.channels.size >= limits.channelsPerConnection) {
    return refuse("ChannelRateLimitReached: Too many channels")
  }
  if (sizeOf(payload) > limits.joinBytes) return refuse("InvalidJoinPayload: The join is too large")
  const config = parseJoin(payload)
  const wished = config.wishes.length
  if (wished > limits.subscriptionsPerChannel || house.subscribers.count + wished > limits.allSubscriptions) {
    return refuse("ChannelRateLimitReached: Too many postgres_changes subscriptions")
  }
  if (config.wantsReplay) return refuse("UnableToReplayMessages: Realtime was unable to replay messages")

  const caller = await knownCaller(house, connection, payload.access_token)
  if (caller instanceof RefusedToken) return refuse(`${caller.code}: ${caller.message}`)
  const access = config.isPrivate ? await privateAccess(house, caller, nameOf(topic)) : OPEN_TO_ALL
  if (!access.readBroadcast && !access.readPresence) return refuse(`Unauthorized: ${noRight(topic)}`)
  if (!connection.isOpen) return

  const presenceKey = config.presence.key || randomUUID()
  const channel = new Channel({ connection, topic, joinRef: ref, config, presenceKey, caller, access })
  connection.channels.set(topic, channel)
  house.topics.add(channel)
  closeAtExpiry(house, channel)
  const problems = await subscribe(house, channel)
  if (!channel.isJoined) return
  connection.reply(message, "ok", { postgres_changes: config.wishes.map(({ sent }) => sent) })
  // What the client wrote is not needed again, and there may be much of it.
  config.wishes = []
  for (const problem of problems) channel.pushSystem("postgres_changes", "error", problem)
  if (channel.subscriptions.length > 0) {
    channel.pushSystem("postgres_changes", "ok", "Subscribed to PostgreSQL")
  }
  if (channel.hasPresence && access.readPresence) syncPresence(house, channel)
}

async function knownCaller(house: House, { apiKey }: Connection, token: unknown) {
  try {
    return await callerOf(apiKey, token, house.keys, house.siteUrl)
  } catch (error) {
    if (error instanceof RefusedToken) return error
    throw error
  }
}

function noRight(topic: string) {
  return `You do not have permissions to read from this Channel topic: ${nameOf(topic)}`
}

function closeAtExpiry(house: House, channel: Channel) {
  clearTimeout(channel.expiryTimer)
  const { expiresAt } = channel.caller
  if (expiresAt === null) return
  const wait = Math.min(Math.max(0, expiresAt - Date.now()), LONGEST_TIMER_MS)
  channel.expiryTimer = setTimeout(() => shutDown(house, channel, expiredMessage(expiresAt)), wait)
}

async function takeToken(house: House, channel: Channel, token: unknown) {
  if (typeof token !== "string" || token.startsWith("sb_")) return
  const caller = await knownCaller(house, channel.connection, token)
  if (!channel.isJoined) return
  if (caller instanceof RefusedToken) return shutDown(house, channel, caller.message)
  await takeCaller(house, channel, caller)
}

async function takeCaller(house: House, channel: Channel, caller: SocketCaller) {
  if (caller.key === channel.caller.key) return
  const before = channel.access
  const access = channel.config.isPrivate ? await privateAccess(house, caller, channel.name) : OPEN_TO_ALL
  if (!channel.isJoined) return
  if (!access.readBroadcast && !access.readPresence) return shutDown(house, channel, noRight(channel.topic))
  if ((before.readBroadcast && !access.readBroadcast) || (before.readPresence && !access.readPresence)) {
    const reason = `You no longer have permission to read from this Channel topic: ${channel.name}`
    return shutDown(house, channel, reason)
  }
  channel.caller = caller
  channel.access = access
  closeAtExpiry(house, channel)
}
