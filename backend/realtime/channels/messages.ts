import { randomUUID } from "node:crypto"
import { subscribe } from "../changes/subscribe.ts"
import {
  authenticateCaller,
  expiredMessage,
  RejectedToken,
  type SocketCaller,
} from "../connections/caller.ts"
import type { Connection } from "../connections/connection.ts"
import { isStorable, type Message } from "../connections/frames.ts"
import type { RealtimeHub } from "../hub.ts"
import { privateAccess, publicAccess } from "./access.ts"
import { Channel, type ChannelConnection, nameOf, TOPIC_PREFIX } from "./channel.ts"
import { broadcast, handlePresence, sizeOf, syncPresence } from "./channel-messages.ts"
import { parseJoin } from "./join-config.ts"
import { closeChannel, leave, pushClose } from "./leave.ts"

const MAX_TIMER_MS = 2 ** 31 - 1

/** Handles one message of a client. */
export async function handleMessage(hub: RealtimeHub, connection: Connection, message: Message) {
  if (message.event === "phx_join") return join(hub, connection, message)
  const channel = connection.channels.get(message.topic)
  if (!channel) return connection.reply(message, "error", { reason: "unmatched topic" })
  // After a rejoin, messages of the previous join may still arrive.
  if (message.joinRef !== null && message.joinRef !== channel.joinRef) return
  if (message.event === "phx_leave") {
    leave(hub, channel)
    connection.reply(message, "ok")
    return pushClose(channel)
  }
  if (message.event === "access_token") return updateToken(hub, channel, message.payload.access_token)
  if (connection.messageRate.isExceededBy()) return closeChannel(hub, channel, "Too many messages per second")
  if (message.event === "broadcast") return broadcast(hub, channel, message)
  if (message.event === "presence") return handlePresence(hub, channel, message)
}

async function join(hub: RealtimeHub, connection: Connection, message: Message) {
  const { topic, payload, ref } = message
  const { limits } = connection
  function reject(reason: string) {
    connection.reply(message, "error", { reason })
  }

  if (!topic.startsWith(TOPIC_PREFIX)) return reject("unmatched topic")
  if (topic === TOPIC_PREFIX) return reject("TopicNameRequired: You must provide a topic name")
  if (nameOf(topic).length > limits.topicLength || !isStorable(topic)) {
    return reject("TopicNameInvalid: The topic name is too long or not a text")
  }
  if (connection.isOverLimit) return reject("ConnectionRateLimitReached: Too many connected users")
  if (connection.joinRate.isExceededBy()) {
    reject("ClientJoinRateLimitReached: Too many joins per second")
    return connection.closeForViolation("Too many joins per second")
  }
  if (hub.joinRate.isExceededBy()) return reject("ClientJoinRateLimitReached: Too many joins per second")
  const previousChannel = connection.channels.get(topic)
  if (previousChannel) {
    pushClose(previousChannel)
    leave(hub, previousChannel)
  }
  if (connection.channels.size >= limits.channelsPerConnection) {
    return reject("ChannelRateLimitReached: Too many channels")
  }
  if (sizeOf(payload) > limits.joinBytes) return reject("InvalidJoinPayload: The join is too large")
  const config = parseJoin(payload)
  const requestedCount = config.requested.length
  if (
    requestedCount > limits.subscriptionsPerChannel ||
    hub.subscribers.count + requestedCount > limits.allSubscriptions
  ) {
    return reject("ChannelRateLimitReached: Too many postgres_changes subscriptions")
  }
  if (config.wantsReplay) return reject("UnableToReplayMessages: Realtime was unable to replay messages")

  const caller = await authenticate(hub, connection, payload.access_token)
  if (caller instanceof RejectedToken) return reject(`${caller.code}: ${caller.message}`)
  const access = await channelAccess(hub, caller, nameOf(topic), config.isPrivate)
  const hasChanges = !config.isPrivate && requestedCount > 0
  if (!hasChanges && !access.readBroadcast && !access.readPresence) {
    return reject(`Unauthorized: ${permissionError(topic)}`)
  }
  if (!connection.isOpen) return

  const presenceKey = config.presence.key || randomUUID()
  const channel = new Channel({ connection, topic, joinRef: ref, config, presenceKey, caller, access })
  connection.channels.set(topic, channel)
  hub.topics.add(channel)
  scheduleExpiry(hub, channel)
  const problems = await subscribe(hub, channel)
  if (!channel.isJoined) return
  connection.reply(message, "ok", { postgres_changes: config.requested.map(({ raw }) => raw) })
  // Not needed any more, and possibly large.
  config.requested = []
  for (const problem of problems) channel.pushSystem("postgres_changes", "error", problem)
  if (channel.subscriptions.length > 0) {
    channel.pushSystem("postgres_changes", "ok", "Subscribed to PostgreSQL")
  }
  if (channel.hasPresence && access.readPresence) syncPresence(hub, channel)
}

async function channelAccess(hub: RealtimeHub, caller: SocketCaller, name: string, isPrivate: boolean) {
  return isPrivate ? privateAccess(hub, caller, name) : publicAccess(hub.publicTopics, caller, name)
}

async function authenticate(hub: RealtimeHub, { apiKey }: ChannelConnection, token: unknown) {
  try {
    return await authenticateCaller(apiKey, token, hub.keys, hub.siteUrl)
  } catch (error) {
    if (error instanceof RejectedToken) return error
    throw error
  }
}

function permissionError(topic: string) {
  return `You do not have permissions to read from this Channel topic: ${nameOf(topic)}`
}

function scheduleExpiry(hub: RealtimeHub, channel: Channel) {
  clearTimeout(channel.expiryTimer)
  const { expiresAt } = channel.caller
  if (expiresAt === null) return
  const wait = Math.min(Math.max(0, expiresAt - Date.now()), MAX_TIMER_MS)
  channel.expiryTimer = setTimeout(() => closeChannel(hub, channel, expiredMessage(expiresAt)), wait)
}

async function updateToken(hub: RealtimeHub, channel: Channel, token: unknown) {
  if (typeof token !== "string" || token.startsWith("sb_")) return
  const caller = await authenticate(hub, channel.connection, token)
  if (!channel.isJoined) return
  if (caller instanceof RejectedToken) return closeChannel(hub, channel, caller.message)
  await updateCaller(hub, channel, caller)
}

async function updateCaller(hub: RealtimeHub, channel: Channel, caller: SocketCaller) {
  if (caller.key === channel.caller.key) return
  const before = channel.access
  const { isPrivate } = channel.config
  const access = await channelAccess(hub, caller, channel.name, isPrivate)
  if (!channel.isJoined) return
  if (isPrivate && !access.readBroadcast && !access.readPresence)
    return closeChannel(hub, channel, permissionError(channel.topic))
  if ((before.readBroadcast && !access.readBroadcast) || (before.readPresence && !access.readPresence)) {
    const reason = `You no longer have permission to read from this Channel topic: ${channel.name}`
    return closeChannel(hub, channel, reason)
  }
  channel.caller = caller
  channel.access = access
  scheduleExpiry(hub, channel)
}
